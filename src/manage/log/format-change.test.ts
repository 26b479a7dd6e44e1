import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { formatChange } from "./format-change.ts";

const en = { words: textsOf("en").manage, lang: "en" } as const;
const hi = { words: textsOf("hi").manage, lang: "hi" } as const;

it("says what something is now, and after what", () => {
  expect(formatChange({ state: "ordered" }, { state: "packed" }, en)).toEqual(["To pack → Packed"]);
  expect(formatChange({ state: "ordered" }, { state: "packed" }, hi)).toEqual(["पैक करना है → पैक हुआ"]);
  expect(formatChange({ isOn: true }, { isOn: false }, en)).toEqual(["On: yes → no"]);
  expect(
    formatChange({ pricePaise: 10_000, title: "Lamp" }, { pricePaise: 9_000, title: "Lamp" }, en),
  ).toEqual(["Price: ₹100.00 → ₹90.00"]);
});

it("leaves out of what is new all that was not asked for", () => {
  const code = { isOn: true, percent: 10, shipsFree: false, times: null, paise: 0 };
  expect(formatChange(null, code, en)).toEqual(["On: yes", "Discount: 10%"]);
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
  expect(formatChange(before, after, en)).toEqual(["India Post, on the way, 3 pieces"]);
  expect(formatChange(after, { parcels: [{ ...parcel, state: "delivered" }] }, en)).toEqual([
    "On the way → Delivered",
  ]);
});

it("names the fields of a setting as its form does", () => {
  const nameOf = (field: string) => (field === "allowed" ? "Guests may buy" : undefined);
  expect(formatChange({}, { allowed: "yes" }, { ...en, nameOf })).toEqual(["Guests may buy: yes"]);
});

it("says of what is gone what it was, and of rows of a table each by itself", () => {
  const store = { name: "Haat Kothrud", city: "Pune", version: 4 };
  expect(formatChange(store, null, en)).toEqual(["Name: Haat Kothrud", "City: Pune"]);
  const [five, twelve] = [
    { hsn: "2001", percent: 5 },
    { hsn: "2001", percent: 12 },
  ];
  expect(formatChange([five], [twelve], en)).toEqual(["Discount: 5% → 12%"]);
  expect(formatChange([], [five, { hsn: "61", percent: 12 }], en)).toEqual([
    "HSN: 2001, discount: 5%",
    "HSN: 61, discount: 12%",
  ]);
  expect(formatChange([five, twelve], [five], en)).toEqual(["HSN: 2001, discount: 5%"]);
  expect(formatChange(null, { lines: 250 }, en)).toEqual(["Lines: 250"]);
});

it("names a count, says no label twice, and nothing that is for machines alone", () => {
  expect(formatChange(null, { carrier: "Delhivery", parcels: 2 }, en)).toEqual(["Delhivery", "Parcels: 2"]);
  const price = { price: { unitPaise: 10_000, mrpPaise: 12_000 } };
  expect(formatChange(null, price, en)).toEqual(["Price: ₹100.00, MRP: ₹120.00"]);
  const picture = { file: "kurta-1.f6775db3", width: 800, height: 900, alt: "Blue" };
  expect(formatChange({ pictures: [] }, { pictures: [picture] }, en)).toEqual([
    "Pictures: description: Blue",
  ]);
  expect(formatChange(null, { kind: "import", format: "own" }, hi)).toEqual([
    "क़िस्म: फ़ाइल से",
    "कैसी फ़ाइल: दुकान की अपनी",
  ]);
});

it("says in Hindi of money that it arrived, as of money", () => {
  const refund = (state: string) => ({ refunds: [{ paise: 31_000, state }] });
  expect(formatChange(refund("sent"), refund("done"), hi)).toEqual(["लौटाए गए पैसे: रास्ते में → पहुँच गए"]);
  expect(formatChange({ refunds: [] }, refund("done"), hi)).toEqual(["लौटाए गए पैसे: ₹310.00, पहुँच गए"]);
});
