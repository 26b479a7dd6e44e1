interface Known {
  readonly email: string | null;
  readonly phone: string | null;
  readonly claimed_email: string | null;
  readonly password_hash: string | null;
}

/** Whether somebody comes in without any passkey: by a code, a mailed link, Google or a password. */
export function hasOtherWayIn(
  { email, phone, claimed_email, password_hash }: Known,
  identities: number,
): boolean {
  const hasPassword = password_hash !== null && claimed_email !== null;
  return email !== null || phone !== null || hasPassword || identities > 0;
}
