import { expect, it } from "vitest";
import { jsonOf, writtenOnce } from "./written-once.ts";

const lamp = { id: "lamp", title: "Lamp “Jugnu” ₹", colours: [{ name: "red" }], none: undefined };
const shown = () => writtenOnce({ ...lamp });

it.each([
  ["what is written already", { success: true, products: [shown(), shown()], total: 2 }],
  ["some of it", { products: [shown(), { id: "new" }] }],
  ["other lists", { sizes: ["S", null, undefined, 7], none: [] }],
  ["what is no value", { gone: undefined, call: () => 1, total: null, at: new Date(0) }],
  ["nothing", {}],
])("writes %s as JSON does", (_, body) => {
  expect(jsonOf(body)).toBe(JSON.stringify(body));
});
