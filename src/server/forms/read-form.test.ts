import { expect, it } from "vitest";
import { readForm } from "./read-form.ts";

it.each([
  ["a%00b", "ab"],
  // Cut out before it is read, the sign would leave itself behind.
  ["a%0%000b", "a%00b"],
  ["a%2500b", "a%00b"],
  ["a\0b", "ab"],
])("reads %j without the sign that no table takes", async (sent, left) => {
  const form = await readForm(
    new Request("http://shop.test", { method: "POST", body: `${sent}=1&b=${sent}` }),
  );
  expect([...form]).toEqual([
    [left, "1"],
    ["b", left],
  ]);
});
