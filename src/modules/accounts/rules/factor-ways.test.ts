import { describe, expect, it } from "vitest";
import { canRecover, codeWaysNow, type SignInWay, signInWays } from "./factor-ways.ts";

const reach = ["mail", "sms"] as const;
const without = { reach, hasPasskey: false, isRecovered: false };

describe("the ways to show the second factor", () => {
  it.each<[SignInWay, readonly string[]]>([
    ["password", ["mail", "sms"]],
    ["passkey", ["mail", "sms"]],
    ["mail", ["sms"]],
    ["google", ["sms"]],
    ["sms", ["mail"]],
  ])("are, after a sign-in by %s, codes by %s", (signedInBy, ways) => {
    expect(codeWaysNow({ ...without, signedInBy })).toEqual(ways);
  });

  it.each(signInWays)(
    "are no codes for who has a passkey, signed in by %s, until a recovery is over",
    (signedInBy) => {
      expect(codeWaysNow({ ...without, signedInBy, hasPasskey: true })).toEqual([]);
      expect(canRecover({ ...without, signedInBy, hasPasskey: true })).toBe(true);
      expect(codeWaysNow({ ...without, signedInBy, hasPasskey: true, isRecovered: true })).toEqual(reach);
    },
  );

  it("leave a recovery to who has nothing but what he signed in with, and to nobody else", () => {
    expect(canRecover({ reach: ["sms"], signedInBy: "sms", hasPasskey: false })).toBe(true);
    expect(canRecover({ reach, signedInBy: "sms", hasPasskey: false })).toBe(false);
    expect(canRecover({ reach: [], signedInBy: "password", hasPasskey: true })).toBe(false);
  });
});
