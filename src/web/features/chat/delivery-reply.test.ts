import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { delivery as words } from "#modules/delivery/texts.ts";
import { pinCodeIn, withDelivery } from "./delivery-reply.ts";

const scripted = { text: "Delivery takes 3-5 business days." };
const said = { words, lang: "en" } as const;
const view = {
  success: true,
  pinCode: "560034",
  places: [{ city: "Bengaluru", state: "Karnataka", stateCode: "29" }],
  deliverable: true,
  by: "2025-11-27",
  paise: 0,
  freeAbovePaise: 499_00,
  cash: true,
};
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", sent.mockReset());
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("document", { cookie: "", documentElement: { hasAttribute: () => false } });
  sent.mockImplementation(async () => Response.json(view));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["do you deliver to 560034?", "560034"],
  ["560 034 kab tak", "560034"],
  ["call me on 9876543210", undefined],
  ["98765 43210", undefined],
  ["order 1042", undefined],
  ["060034", undefined],
])("reads the PIN code in %s", (question, pinCode) => expect(pinCodeIn(question)).toBe(pinCode));

it("answers for the PIN code that was typed, whatever else was said", async () => {
  const { text } = await withDelivery("is 560034 ok", scripted, said);
  expect(document.cookie).toContain("haat-pin=560034");
  expect(text).toBe("Arrives in Bengaluru 560034 by Thu 27 Nov. Free delivery. Cash on delivery available.");
});

it("adds the known PIN code to what is always said of delivery, and to nothing else", async () => {
  vi.stubGlobal("document", {
    cookie: "lang=en; haat-pin=560034",
    documentElement: { hasAttribute: () => false },
  });
  const { text } = await withDelivery("how long does delivery take", scripted, said);
  expect(text).toMatch(/^Delivery takes 3-5 business days\. Arrives in Bengaluru 560034 by Thu 27 Nov/);
  expect(await withDelivery("thank you", scripted, said)).toBe(scripted);
});

it("says what it always says where no PIN code is known, or the shop does not answer", async () => {
  expect(await withDelivery("delivery?", scripted, said)).toBe(scripted);
  expect(sent).not.toHaveBeenCalled();
  sent.mockRejectedValue(new Error("offline"));
  expect(await withDelivery("delivery to 560034", scripted, said)).toBe(scripted);
});
