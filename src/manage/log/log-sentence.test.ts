import { expect, it } from "vitest";
import type { LoggedAction } from "../office-view.ts";
import { logSentence } from "./log-sentence.ts";

const id = "01a20812-1787-7d1f-ac6f-868f0eb9ac87";
const actionOf = (more: Partial<LoggedAction>): LoggedAction => ({
  id,
  by: { kind: "staff", name: "Ravi Kumar" },
  byId: id,
  action: "pack order",
  subject: id,
  number: null,
  before: null,
  after: null,
  at: 0,
  ...more,
});

it("says what was done to an order, and not again what its step is called", () => {
  const entry = actionOf({ number: "H-1007", before: { state: "ordered" }, after: { state: "packed" } });
  expect(logSentence(entry, "en")).toEqual({
    before: "packed order ",
    name: "H-1007",
    after: "",
    changes: [],
  });
  expect(logSentence(entry, "hi")).toMatchObject({ before: "ऑर्डर ", name: "H-1007", after: " पैक किया" });
});

it("says where a step led that may lead anywhere", () => {
  const entry = actionOf({
    action: "move order",
    number: "H-1001",
    before: { state: "sent" },
    after: { state: "delivered" },
  });
  expect(logSentence(entry, "en").changes).toEqual(["On the way → Delivered"]);
});

it("calls a thing by its name, and what has none by nothing", () => {
  const sale = actionOf({ action: "make sale", after: { product: "Blue kurta", percent: 20 } });
  expect(logSentence(sale, "en")).toEqual({
    before: "planned a sale: ",
    name: "Blue kurta",
    after: "",
    changes: ["Discount: 20%"],
  });
  expect(logSentence(actionOf({ action: "make sale" }), "en")).toMatchObject({
    before: "planned a sale",
    name: "",
  });
  const code = actionOf({ action: "make code", subject: "DIWALI10", after: { isOn: true } });
  expect(logSentence(code, "en")).toMatchObject({ name: "DIWALI10", changes: ["On: yes"] });
  const setting = actionOf({ action: "change setting", subject: "guests", before: {}, after: {} });
  expect(logSentence(setting, "en").name).toBe("Buying without an account");
});

it("says what a thing was called before it was renamed", () => {
  const renamed = { action: "rename passkey", before: { name: "Phone" }, after: { name: "Kamla's phone" } };
  expect(logSentence(actionOf(renamed), "en")).toMatchObject({
    name: "Kamla's phone",
    changes: ["Name: Phone → Kamla's phone"],
  });
});

it("counts the goods of an order, whose lines are known to nobody", () => {
  const refund = actionOf({
    action: "give back",
    after: {
      goods: [
        { line: 1, pieces: 1 },
        { line: 0, pieces: 2 },
      ],
    },
  });
  expect(logSentence(refund, "en").changes).toEqual(["Goods: 3 pieces"]);
});

it("shows what has no words yet as it is written down", () => {
  expect(logSentence(actionOf({ action: "paint the door" }), "hi").before).toBe("paint the door");
});

it("calls no part of the shop by a name of the machine's, and a tax a tax", () => {
  const rates = [5, 0].map((percent) => ({ hsn: "2001", percent }));
  const entry = actionOf({ action: "tax set", subject: "pricing", before: [], after: rates });
  expect(logSentence(entry, "en")).toEqual({
    before: "set a tax rate",
    name: "",
    after: "",
    changes: ["HSN: 2001, tax: 5%", "HSN: 2001, tax: 0%"],
  });
});

it("names no thing where something was done to all customers", () => {
  const entry = actionOf({ action: "take in customers", subject: "customers", after: { customers: 2 } });
  expect(logSentence(entry, "en")).toEqual({
    before: "took in customers of another shop",
    name: "",
    after: "",
    changes: ["Customers: 2"],
  });
});
