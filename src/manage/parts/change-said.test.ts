import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { changeSaid } from "./change-said.ts";

const en = { words: textsOf("en").manage, lang: "en" } as const;
const hi = { words: textsOf("hi").manage, lang: "hi" } as const;

it("says what something is now, and after what", () => {
  expect(changeSaid({ state: "ordered" }, { state: "packed" }, en)).toEqual(["To pack → Packed"]);
  expect(changeSaid({ state: "ordered" }, { state: "packed" }, hi)).toEqual(["पैक करना है → पैक हुआ"]);
  expect(changeSaid({ isOn: true }, { isOn: false }, en)).toEqual(["On: yes → no"]);
  expect(changeSaid({ pricePaise: 10_000, title: "Lamp" }, { pricePaise: 9_000, title: "Lamp" }, en)).toEqual(
    ["Price: ₹100.00 → ₹90.00"],
  );
});

it("leaves out of what is new all that was not asked for", () => {
  const code = { isOn: true, percent: 10, shipsFree: false, times: null, paise: 0 };
  expect(changeSaid(null, code, en)).toEqual(["On: yes", "Discount: 10%"]);
});

it("counts the pieces of a parcel, and says what became of it", () => {
  const parcel = {
    position: 1,
    carrier: "India Post",
    state: "sent",
    lines: [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 2 },
    ],
  };
  const [before, after] = [{ parcels: [] }, { parcels: [parcel] }];
  expect(changeSaid(before, after, en)).toEqual(["India Post, on the way, 3 pieces"]);
  expect(changeSaid(after, { parcels: [{ ...parcel, state: "delivered" }] }, en)).toEqual([
    "On the way → Delivered",
  ]);
});

it("names the fields of a setting as its form does", () => {
  const nameOf = (field: string) => (field === "allowed" ? "Guests may buy" : undefined);
  expect(changeSaid({}, { allowed: "yes" }, { ...en, nameOf })).toEqual(["Guests may buy: yes"]);
});
