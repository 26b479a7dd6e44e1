import type { Owned } from "./row.ts";

/** Fields by which somebody might promote himself or touch what is not his. */
export function forged(body: object, owned: Owned): string {
  const more = {
    role: "owner",
    isAdmin: true,
    isStaff: true,
    is_staff: 1,
    userId: owned.userId,
    user_id: owned.userId,
    total: 1,
    unitPaise: 1,
    emailVerified: true,
    hasPassword: false,
    ...body,
  };
  return JSON.stringify(more).replace("{", '{"__proto__":{"role":"owner"},');
}
