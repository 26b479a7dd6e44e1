import { userInfo } from "node:os";
import { composeShop } from "#building/compose-shop.ts";
import type { AnswerOf, Endpoint, SentTo } from "#contract/endpoint.ts";
import { refusals } from "#contract/failures.ts";
import type { Holder } from "#contract/module-contract.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { holders, type Right, type Role, roleHolds } from "#contract/rights.ts";
import { findStaff } from "#modules/accounts/staff/staff.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { nameAtTerminal, terminalActor } from "#platform/terminal.ts";
import { clockOf } from "#platform/test-clock.ts";
import { documentedAnswer } from "#server/api/encode-answer.ts";
import { refusalFor, runHandler } from "#server/api/run-handler.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import { splitFields } from "#server/forms/split-fields.ts";
import { boundEndpointNamed } from "#server/handlers/bound-endpoints.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { Refusal } from "../refusal.ts";
import { readable } from "./readable.ts";

/** Who sits at the shop's own machine, and the shop to call. */
export interface Terminal {
  readonly db: Database;
  readonly settings: Settings;
  readonly shop: ShopServices;
  /** In the log: whom --as names, else the name on this machine. */
  readonly actor: string;
  /** Checked and cleaned like every endpoint; a refusal is thrown in its documented words. */
  ask<C extends Endpoint>(endpoint: C, input: SentTo<C>, words?: RefusalWords): Promise<AnswerOf<C>>;
  /** Refuses what the role of --as does not include. */
  mayOrRefuse(right: Right): void;
}

/** Where a reason's general words would not help. */
type RefusalWords = Partial<Record<Failure["reason"], string>>;

/** Opened when a command is understood, and never for help. */
export type OpenData = () => Promise<{ readonly db: Database; readonly settings: Settings }>;

/** Opens the shop for a piece of work, and closes it whatever comes of it. */
export async function inTerminal<T>(
  open: OpenData,
  as: string | undefined,
  work: (at: Terminal) => Promise<T>,
): Promise<T> {
  const { db, settings } = await open();
  try {
    const caller = await callerHere(db, as);
    const log = createLog("warn", process.stderr);
    const { shop, stop } = await composeShop({ settings, db, clock: clockOf(settings), log });
    try {
      return await work({ db, settings, shop, actor: caller.userId, ...callsOf(shop, caller) });
    } finally {
      await stop();
    }
  } finally {
    await db.close();
  }
}

/** Every right and no second factor: who is here could write into the tables. A member has the role's rights. */
async function callerHere(db: Database, as: string | undefined): Promise<Caller & { readonly role: Role }> {
  const here = { sessionId: "terminal", hasFreshFactor: true };
  if (as === undefined) return { ...here, userId: terminalActor(nameHere()), role: "owner" };
  const member = await findStaff(db, as);
  if (!member) throw new Refusal(`Nobody of the staff has the address ${as}.`);
  return { ...here, userId: member.id, role: member.role };
}

function callsOf(
  shop: ShopServices,
  caller: Caller & { readonly role: Role },
): Pick<Terminal, "ask" | "mayOrRefuse"> {
  const by = { shop, caller, requestContext: factsHere };
  return {
    async ask(endpoint, input, words = {}) {
      const bound = boundEndpointNamed(endpoint.name);
      if (!bound) throw new Error(`${endpoint.name} has no handler`);
      if (isOwn(endpoint) && nameAtTerminal(caller.userId) !== undefined)
        throw new Refusal(`${endpoint.name} is about one's own things: say whose by --as.`);
      const no = refusalFor(endpoint, by);
      const done = no ?? (await runHandler(bound, { ...by, ...splitFields(endpoint, input as object) }));
      if (!done.ok) throw new Refusal(wordsOf(done, words));
      return { success: true, ...documentedAnswer(endpoint, done.value) } as unknown as AnswerOf<
        typeof endpoint
      >;
    },
    mayOrRefuse(right) {
      if (!roleHolds(caller.role, right)) throw new Refusal(wordsOf(failure("notAllowed"), {}));
    },
  };
}

/** What somebody has as an account, a cart or a wish to be told: the terminal has none. */
export function isOwn({ name, right }: Pick<Endpoint, "name" | "right">): boolean {
  const holder: Holder = holders[right];
  return holder === "customer" || holder === "guest" || name.startsWith("told.");
}

/** What a browser does to its own session: there is none here, whoever is named by --as. */
export function isOfBrowser({ name, right }: Pick<Endpoint, "name" | "right">): boolean {
  return right === "account.enter" || /^factor\.|^told\.addDevice$|^accounts\.renewToken$/.test(name);
}

const factsHere: RequestContext = {
  id: "terminal",
  address: "127.0.0.1",
  lang: "en",
  cookies: {},
  userAgent: "",
};

function wordsOf({ reason, message, field, data }: Failure, words: RefusalWords): string {
  const text = words[reason] ?? message ?? refusals[reason];
  const named = field && !text.startsWith(`${field}:`) ? `${text} (${field})` : text;
  return data === undefined ? named : `${named}\n${readable(data as object)}`;
}

/** In a container the number of the user may have no name. */
function nameHere(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
