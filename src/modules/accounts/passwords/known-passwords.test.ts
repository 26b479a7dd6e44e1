import { expect, it } from "vitest";
import { checkPassword } from "../rules/password.ts";
import { isKnownPassword } from "./known-passwords.ts";

const check = (password: string) => checkPassword(password, { isKnown: isKnownPassword });

it.each([
  ...[
    "123456",
    "Qwerty",
    "trustno1",
    "PASSWORD12",
    "sunshine",
    "welcome123",
    "starwars99",
    "mustang1969",
    "abcdef",
  ],
  ...["priya123", "Kolkata24", "jaishreeram", "mummypapa1"],
])("refuses %s, which guessers try", (password) => {
  expect(check(password)).toMatchObject({ ok: false, reason: "passwordCommon", field: "password" });
});

it.each(["monsoon over the ghats", "teen gilaas lassi", "kQ8#vmA2", 'abc","def'])("takes %s", (password) => {
  expect(check(password)).toMatchObject({ ok: true });
});

it("knows whole passwords, and no part of one or of the file", () => {
  expect(["password", "sswor", '["123456', '123456","password', ""].map(isKnownPassword)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
