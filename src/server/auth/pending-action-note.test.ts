import { expect, it, vi } from "vitest";
import { failure, success } from "#contract/outcome.ts";
import { pendingActionNote } from "./pending-action-note.ts";

const picture = { file: "lamp-1", width: 800, height: 800, colour: "#fff", alt: "" };
const openProduct = vi.fn(async (id: string) =>
  id === "gone"
    ? failure("productGone")
    : success({
        title: id === "lamp" ? "Brass Lamp" : "Cotton Kurta",
        pictures: [picture],
        colours: [],
        sizes: id === "lamp" ? [] : ["M", "L"],
      }),
);
const shop = { catalogue: { openProduct } } as unknown as Parameters<typeof pendingActionNote>[0]["shop"];

const told = (pending: object | string, lang: "en" | "hi" = "en") =>
  pendingActionNote({
    shop,
    requestContext: {
      lang,
      cookies: { "haat-pending": Buffer.from(JSON.stringify(pending)).toString("base64url") },
    },
  });

it("is told by where it was pressed, with the goods", async () => {
  const request = { call: "cart.add", place: "detail", fields: { productId: "lamp", quantity: "2" } };
  expect(await told(request)).toEqual({
    text: "Please login to add items to your cart",
    more: "Waiting for you: Brass Lamp",
    picture,
  });
  expect(await told({ ...request, place: "card" })).toMatchObject({
    text: "Please login to add items to cart",
  });
  expect(await told({ ...request, call: "wishlist.add" })).toMatchObject({
    text: "Please login to your wishlist",
  });
  expect((await told(request, "hi"))?.more).toBe("आपके इंतज़ार में: Brass Lamp");
});

it("promises no goods of which a size is still to be chosen", async () => {
  const request = { call: "cart.add", place: "card", fields: { productId: "kurta", quantity: "1" } };
  expect((await told(request))?.more).toBe("Cotton Kurta");
  const chosen = { ...request, fields: { ...request.fields, size: "M" } };
  expect((await told(chosen))?.more).toBe("Waiting for you: Cotton Kurta");
  expect((await told({ ...request, call: "wishlist.add" }))?.more).toBe("Waiting for you: Cotton Kurta");
});

it("names no goods that are sold no more", async () => {
  const request = { call: "wishlist.add", place: "card", fields: { productId: "gone" } };
  expect(await told(request)).toEqual({ text: "Please login to manage wishlist" });
});

it.each(["x", {}, { call: "cart.clear", fields: {} }, { call: "cart.add", fields: { productId: 1 } }])(
  "is none: %j",
  async (pending) => {
    expect(await told(pending)).toBeNull();
  },
);
