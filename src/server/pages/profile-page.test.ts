import { expect, it } from "vitest";
import { requestContext } from "#support/request-context.ts";
import type { Caller } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";
import { profileView } from "./profile-page.ts";

const caller = { userId: "asha", sessionId: "s", role: null };

async function waysIn(person: object, hasGoogle: boolean, google: object | null = {}) {
  return (await viewOf(caller, person, hasGoogle, google))?.waysIn;
}

async function viewOf(by: Caller, person = {}, hasGoogle = false, google: object | null = null) {
  const user = { phone: null, hasPassword: false, createdAt: "2026-11-26", lastLogin: null, ...person };
  const accounts = {
    profile: async () => user,
    invoicesUntil: async () => null,
    addresses: async () => [],
    list: async () => [],
    hasGoogle: async () => hasGoogle,
  };
  return profileView(
    { accounts, google } as unknown as ShopServices,
    by,
    requestContext,
    new URLSearchParams(),
  );
}

it("says how long a new password has to be, for whoever works here before the second factor too", async () => {
  expect((await viewOf(caller))?.passwordHint).toMatch(/^At least 6 /);
  for (const by of [{ ...caller, role: "owner" } as const, { ...caller, pendingRole: "packer" } as const])
    expect((await viewOf(by))?.passwordHint).toMatch(/^At least 12 /);
});

it("names the ways in that are set, and the number that the code goes to", async () => {
  const phone = "+919812345678";
  expect(await waysIn({ hasPassword: true }, false)).toBe("");
  expect(await waysIn({ phone }, false)).toBe(
    "Your account has no password yet. You log in with a code that we send to +91\u00a098123\u00a045678.",
  );
  expect(await waysIn({}, true)).toBe("Your account has no password yet. You log in with Google.");
  expect(await waysIn({ hasPassword: true, phone }, false)).toBe(
    "You log in with your password or a code that we send to +91\u00a098123\u00a045678.",
  );
  expect(await waysIn({ hasPassword: true, phone }, true)).toMatch(/your password, a code .+ or Google/);
});

it("names Google only where the shop still has it", async () => {
  expect(await waysIn({}, true, null)).toBe("Your account has no password yet.");
  expect(await waysIn({ hasPassword: true }, true, null)).toBe("");
});
