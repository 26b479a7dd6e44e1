import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { textsOf } from "./texts.ts";

const { logged: en } = textsOf("en").manage;
const { logged: hi } = textsOf("hi").manage;
const root = join(import.meta.dirname, "../../..");
/** As an action is named where it is noted: by its field, or behind the hand or the parts that do it. */
const named = [
  /action: "([a-z ]+)"/g,
  /on(?:Order|Return)\(parts, \w+, "([a-z ]+)"/g,
  /(?:record|changing)\((?:tx, )?\w+, "([a-z ]+)"/g,
];

it("names every action that is noted, in both languages, and no other thing twice", () => {
  const actions = new Set<string>();
  for (const file of globSync("src/modules/**/*.ts", { cwd: root }).filter(
    (name) => !/\.test\./.test(name),
  )) {
    const source = readFileSync(join(root, file), "utf8");
    for (const pattern of named) for (const [, action = ""] of source.matchAll(pattern)) actions.add(action);
  }
  expect(actions.size).toBeGreaterThan(25);
  expect([...actions].filter((action) => !(action in en.actions))).toEqual([]);
  const keysOf = (texts: object) => Object.keys(texts).sort();
  expect(keysOf(en.sentences)).toEqual(keysOf(en.actions));
  for (const part of ["actions", "sentences", "fields", "values"] as const)
    expect(keysOf(hi[part])).toEqual(keysOf(en[part]));
  for (const text of [hi.actions, hi.sentences, hi.fields, hi.values].flatMap((texts) =>
    Object.values(texts),
  ))
    expect(text).toMatch(/[\u0900-\u097F]|^HSN$|^SKU$/);
});
