import { expect, it } from "vitest";
import { readSender } from "./sender.ts";

it.each([
  ["orders@shop.example", undefined, "orders@shop.example"],
  [" Asha's Pickles <orders@shop.example> ", "Asha's Pickles", "orders@shop.example"],
  ['"Rao, Sons & Co" <hello@rao.co.in>', "Rao, Sons & Co", "hello@rao.co.in"],
  ["<hello@localhost>", undefined, "hello@localhost"],
  ["आशा <दुकान@उदाहरण.भारत>", "आशा", "दुकान@उदाहरण.भारत"],
])("reads %s", (typed, name, address) => {
  expect(readSender(typed)).toEqual({ name, address });
});

it.each([
  "shop.example",
  "@shop.example",
  "orders@",
  "orders@shop..example",
  "Asha <orders@shop.example",
  "a@b.example, c@d.example",
  "Asha <a@b.example> <c@d.example>",
  "Asha\r\nBcc: all@example.com <a@b.example>",
  `${"a".repeat(320)}@b.example`,
])("refuses %j", (typed) => {
  expect(readSender(typed)).toBeUndefined();
});
