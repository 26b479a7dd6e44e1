import { createPasswordHashing } from "#modules/accounts/passwords/password-hashing.ts";
import type { Database } from "#platform/database/database.ts";
import { signedUpUser } from "#support/people.ts";
import { type BenchShop, inShop, onSqlite } from "#tools/load/bench-shop.ts";
import { jsonRequest, oneConnection } from "#tools/load/load-request.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const rounds = 500;
const password = "monsoon-2nd-floor";

interface Question {
  readonly name: string;
  readonly path: string;
  readonly body: (email: string, phone: string) => object;
}

const questions: readonly Question[] = [
  {
    name: "login, wrong password",
    path: "/auth/login",
    body: (email) => ({ email, password: "not-the-password" }),
  },
  { name: "forgot password", path: "/auth/forgot-password", body: (email) => ({ email }) },
  { name: "code to a phone", path: "/auth/otp/request", body: (_email, phone) => ({ phone }) },
  {
    name: "registration",
    path: "/auth/register",
    body: (email) => ({ name: "Asha Rao", email, password }),
  },
];

export const question = "Does the time of an answer tell who has an account?";

/** npm run bench -- calls strangers [TIMES]: known and unknown addresses in turn. */
export async function run([count = String(rounds)]: readonly string[]): Promise<void> {
  const ask = async ({ shop, db }: BenchShop) => {
    await settle(db, Number(count));
    const line = oneConnection(shop.url);
    const rows: Record<string, object> = {};
    for (const one of questions) rows[one.name] = await compare(line.ask, one, Number(count));
    console.table(rows);
    line.close();
  };
  await onSqlite((where) => inShop(where, ask, { TRUSTED_PROXIES: "127.0.0.1" }));
}

/** Everybody known has an address, a number and a password. */
async function settle(db: Database, count: number): Promise<void> {
  const hash = await createPasswordHashing().hash(password, "bench");
  for (let at = 0; at < count; at++) {
    const { userId } = await signedUpUser(db, { email: emailOf("known", at), phone: phoneOf("known", at) });
    await db.write((tx) =>
      tx.updateTable("users").set({ password_hash: hash }).where("id", "=", userId).execute(),
    );
  }
}

async function compare(send: Send, asked: Question, count: number) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = { known: new Set<number>(), unknown: new Set<number>() };
  for (let at = 0; at < count; at++) {
    const order = at % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const started = performance.now();
      const status = await ask(send, asked, kind, at);
      times[kind].push(performance.now() - started);
      statuses[kind].add(status);
    }
  }
  const [ofKnown, ofUnknown] = [quantilesOf(times.known), quantilesOf(times.unknown)];
  const [known, unknown] = [ofKnown(0.5), ofUnknown(0.5)];
  return {
    "known ms": round(known),
    "unknown ms": round(unknown),
    "apart ms": round(Math.abs(known - unknown)),
    "known p95": round(ofKnown(0.95)),
    "unknown p95": round(ofUnknown(0.95)),
    statuses: `${[...statuses.known]} / ${[...statuses.unknown]}`,
  };
}

/** Each from an address of its own, so that no limit has a say in it. */
async function ask(send: Send, { path, body }: Question, kind: Kind, at: number): Promise<number> {
  const asked = jsonRequest(null, `/api${path}`, body(emailOf(kind, at), phoneOf(kind, at)));
  const from = `198.51.${kind === "known" ? 100 : 101}.${at & 255}`;
  return (await send({ ...asked, headers: { ...asked.headers, "x-forwarded-for": from } })).status;
}

type Send = ReturnType<typeof oneConnection>["ask"];

type Kind = "known" | "unknown";

function emailOf(kind: Kind, at: number): string {
  return `${kind}-${at}@example.com`;
}

function phoneOf(kind: Kind, at: number): string {
  return `+919${kind === "known" ? "80" : "81"}${String(1_000_000 + at)}`;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
