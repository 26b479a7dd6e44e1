import { expect, it } from "vitest";
import { valuesIn } from "./chat-templates.ts";

it.each([
  ["no place", "no place", []],
  ["no place", "a place", undefined],
  ["a {#var#} c", "a b c", ["b"]],
  ["a {#var#} c", "a b d", undefined],
  ["{#var#}", "all", ["all"]],
  ["{#var#}-{#var#}", "1-2-3", ["1", "2-3"]],
  ["x{#var#}yx", "xyx", [""]],
  ["xy{#var#}yx", "xyx", undefined],
])("finds what stands in %s as %s", (registered, text, values) => {
  expect(valuesIn(registered, text)).toEqual(values);
});
