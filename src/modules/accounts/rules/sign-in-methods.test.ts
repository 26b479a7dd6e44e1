import fc from "fast-check";
import { expect, it } from "vitest";
import { hasOtherWayIn } from "./sign-in-methods.ts";
import { handleOf, isHandleOf } from "./user-handle.ts";

const nothing = { email: null, phone: null, claimed_email: null, password_hash: null };

it("counts what opens an account without a passkey", () => {
  expect(hasOtherWayIn(nothing, 0)).toBe(false);
  expect(hasOtherWayIn({ ...nothing, claimed_email: "a@example.com" }, 0)).toBe(false);
  expect(hasOtherWayIn({ ...nothing, password_hash: "x" }, 0)).toBe(false);
  expect(hasOtherWayIn({ ...nothing, claimed_email: "a@example.com", password_hash: "x" }, 0)).toBe(true);
  expect(hasOtherWayIn({ ...nothing, email: "a@example.com" }, 0)).toBe(true);
  expect(hasOtherWayIn({ ...nothing, phone: "+919812345678" }, 0)).toBe(true);
  expect(hasOtherWayIn(nothing, 1)).toBe(true);
});

it("knows a passkey's own account and no other", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.anything(), (userId, other) => {
      expect(isHandleOf(Buffer.from(handleOf(userId)).toString("base64url"), userId)).toBe(true);
      fc.pre(typeof other !== "string" || Buffer.from(other, "base64url").toString("utf8") !== userId);
      expect(isHandleOf(other, userId)).toBe(false);
    }),
  );
});
