import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { AccountParts, Person } from "../account-parts.ts";
import { type ConsentPurpose, consentPurposes } from "../rules/consents.ts";
import * as rows from "./consents-repository.ts";

export type ConsentsService = ReturnType<typeof createConsentsService>;

export interface ConsentAction {
  readonly userId: string | null;
  readonly reach: string;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  /** What stood beside the button. */
  readonly words: string;
  readonly lang: Lang;
  readonly page: string;
}

/** A year after it was taken back nobody asks any more whether it had been given. */
const keptWithdrawn = 365 * 86_400_000;
const batch = 500;

/** The ledger of what people allowed and took back; what follows from it is the matter of whoever writes to them. */
export function createConsentsService({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  function noteAll(tx: Tx, actions: readonly ConsentAction[]): Promise<void> {
    const at = clock.now();
    return rows.insertConsents(
      tx,
      actions.map(({ userId, isGiven, ...action }) => {
        const deed = isGiven ? ("given" as const) : ("withdrawn" as const);
        return { id: newId(at), ...action, user_id: userId, deed, at };
      }),
    );
  }

  /** Pressed twice it was done once. */
  async function chooseIn(tx: Tx, purpose: ConsentPurpose, action: Omit<ConsentAction, "purpose">) {
    const last = (await rows.consentsOf(tx, [action.reach])).find((row) => row.purpose === purpose);
    if ((last?.deed === "given") !== action.isGiven) await noteAll(tx, [{ ...action, purpose }]);
  }

  return {
    noteAll,
    note: (tx: Tx, action: ConsentAction): Promise<void> => noteAll(tx, [action]),
    chooseIn,
    choose: (purpose: ConsentPurpose, action: Omit<ConsentAction, "purpose">) =>
      db.write((tx) => chooseIn(tx, purpose, action)),

    /** Whether it is given now for this address or number. */
    async allows(q: Reads | Tx, purpose: ConsentPurpose, reach: string): Promise<boolean> {
      const last = (await rows.consentsOf(q, [reach])).find((row) => row.purpose === purpose);
      return last?.deed === "given";
    },

    /** How each purpose stands for these addresses and numbers, and all that led there. */
    async stateOf(reaches: readonly string[]) {
      const history = reaches.length === 0 ? [] : await rows.consentsOf(db.read, reaches);
      const last = (purpose: ConsentPurpose) => history.find((row) => row.purpose === purpose);
      return {
        given: consentPurposes.filter((purpose) => last(purpose)?.deed === "given"),
        history: history.map(({ purpose, deed: action, words, lang, page, at }) => ({
          purpose,
          deed: action,
          words,
          lang,
          page,
          at,
        })),
      };
    },

    async exportOf(q: Reads | Tx, person: Person) {
      const all = await rows.consentsOf(q, reachesOf(person), person.id);
      return all.map(({ user_id: _, id: __, ...row }) => row);
    },

    forget: (tx: Tx, person: Person): Promise<void> =>
      rows.deleteConsentsOf(tx, reachesOf(person), person.id),

    /** In pieces. */
    async runJob(): Promise<void> {
      const before = clock.now() - keptWithdrawn;
      while ((await db.write((tx) => rows.deleteOldConsents(tx, before, batch))) > 0);
    },
  };
}

function reachesOf({ email, phone }: Pick<Person, "email" | "phone">): string[] {
  return [email, phone].filter((reach) => reach !== null);
}
