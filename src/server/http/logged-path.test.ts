import { expect, it } from "vitest";
import { newId, newToken } from "#platform/ids.ts";
import { signId } from "#platform/signed-id.ts";
import { loggedPath } from "./logged-path.ts";

it("cuts out what opens an order, and leaves what only names one", () => {
  const id = newId(1);
  const token = signId({ key: "a key", purpose: "track" }, id);
  expect(loggedPath(`/track/${token}`)).toBe("/track/…");
  expect(loggedPath(`/api/tracking/${token}/codes`)).toBe("/api/tracking/…/codes");
  expect(loggedPath(`/pay/${token}/${newToken()}`)).toBe("/pay/…/…");
  for (const path of ["/", `/orders/${id}`, "/products/brass-lamp"]) expect(loggedPath(path)).toBe(path);
});
