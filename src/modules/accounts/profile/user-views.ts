import type { CustomerView, UserView } from "../account-view.ts";
import { emailOf, type UserRow } from "./users-repository.ts";

export function userView(row: UserRow): UserView {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    email: emailOf(row),
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
    createdAt: new Date(row.created_at).toISOString(),
    lastLogin: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
  };
}

export function customerView(user: UserRow): CustomerView {
  return { id: user.id, name: user.name, email: emailOf(user), phone: user.phone };
}
