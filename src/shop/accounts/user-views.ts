import type { CustomerView, UserView } from "#contract/account-view.ts";
import type { UserRow } from "./users-repository.ts";

export function userView(row: UserRow): UserView {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
    createdAt: new Date(row.created_at).toISOString(),
    lastLogin: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
  };
}

export function customerView({ id, name, email, phone }: UserRow): CustomerView {
  return { id, name, email, phone };
}
