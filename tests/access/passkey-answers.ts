import { expect } from "vitest";
import { makePasskey } from "#support/passkey.ts";
import type { ShopForTests } from "#support/running-shop.ts";

/** A shopper makes a passkey, comes in by it from another browser, and removes it. */
export async function comeByPasskey(
  shop: ShopForTests,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const passkey = makePasskey("http://localhost:0");
  const { body: self } = await shop.call("GET", "/auth/user", { token });
  const offered = await shop.call("POST", "/auth/passkeys/offer", { token, body: { password } });
  const answer = passkey.made(offered.body.options);
  expect(await shop.call("POST", "/auth/passkeys", { token, body: { answer } })).toMatchObject({
    status: 200,
  });
  const asked = await shop.call("POST", "/auth/passkeys/challenge");
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const shown = { answer: passkey.shown(asked.body.options, { userId: self.user.id }) };
  expect(await shop.call("POST", "/auth/passkeys/login", { body: shown })).toMatchObject({ status: 401 });
  expect(await shop.call("POST", "/auth/passkeys/login", { cookie, body: shown })).toMatchObject({
    status: 200,
    body: { user: { id: self.user.id } },
  });
  const { body } = await shop.call("GET", "/auth/passkeys", { token });
  expect(body.passkeys).toMatchObject([{ id: passkey.id, usedAt: expect.any(Number) }]);
  const removed = await shop.call("DELETE", `/auth/passkeys/${passkey.id}`, { token, body: { password } });
  expect(removed.status).toBe(200);
}
