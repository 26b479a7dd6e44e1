export const signInWays = ["password", "mail", "google", "sms", "passkey"] as const;
/** By what a session began. A password that a mailed link has set counts as that mail. */
export type SignInWay = (typeof signInWays)[number];
export type CodeWay = "mail" | "sms";

/** By which codes the second factor can be shown: never by what the session began with. */
const codesAfter: Readonly<Record<SignInWay, readonly CodeWay[]>> = {
  password: ["mail", "sms"],
  passkey: ["mail", "sms"],
  mail: ["sms"],
  // Whoever reads the mails can sign in at Google by them.
  google: ["sms"],
  sms: ["mail"],
};

interface FactorState {
  /** Where a code can be sent: to what is proved. */
  readonly reach: readonly CodeWay[];
  readonly signedInBy: SignInWay;
  readonly hasPasskey: boolean;
  /** A recovery was begun, and its day is over. */
  readonly isRecovered: boolean;
}

/** The ways by which a code can be shown now. Whoever has a passkey shows that, as a code is easier to steal. */
export function codeWaysNow({ reach, signedInBy, hasPasskey, isRecovered }: FactorState): readonly CodeWay[] {
  if (isRecovered) return reach;
  if (hasPasskey) return [];
  return reach.filter((way) => codesAfter[signedInBy].includes(way));
}

/** Where no code can be shown, or the passkey is lost, codes come back after a day's wait. */
export function canRecover(facts: Omit<FactorState, "isRecovered">): boolean {
  return facts.reach.length > 0 && codeWaysNow({ ...facts, isRecovered: false }).length === 0;
}
