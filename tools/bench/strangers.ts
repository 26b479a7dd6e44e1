import { createPasswordHashing } from "#modules/accounts/passwords/password-hashing.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

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

/** Whether the time of an answer tells who has an account: known and unknown addresses in turn. */
export async function run([count = String(rounds)]: readonly string[]): Promise<void> {
  const shop = await startShopProcess({ LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" });
  try {
    await settle(shop, Number(count));
    const rows: Record<string, object> = {};
    for (const question of questions) rows[question.name] = await compare(shop, question, Number(count));
    console.table(rows);
  } finally {
    await shop.stop();
  }
}

/** Everybody known has an address, a number and a password. */
async function settle(shop: ShopProcess, count: number): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const hash = await createPasswordHashing().hash(password, "bench");
  for (let at = 0; at < count; at++) {
    const { userId } = await signedUpUser(db, { email: emailOf("known", at), phone: phoneOf("known", at) });
    await db.write((tx) =>
      tx.updateTable("users").set({ password_hash: hash }).where("id", "=", userId).execute(),
    );
  }
  await db.close();
}

async function compare(shop: ShopProcess, question: Question, count: number) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = { known: new Set<number>(), unknown: new Set<number>() };
  for (let at = 0; at < count; at++) {
    const order = at % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const started = performance.now();
      const status = await ask(shop, question, kind, at);
      times[kind].push(performance.now() - started);
      statuses[kind].add(status);
    }
  }
  const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  return {
    "known ms": round(known),
    "unknown ms": round(unknown),
    "apart ms": round(Math.abs(known - unknown)),
    "known p95": round(quantile(times.known, 0.95)),
    "unknown p95": round(quantile(times.unknown, 0.95)),
    statuses: `${[...statuses.known]} / ${[...statuses.unknown]}`,
  };
}

/** Each from an address of its own, so that no limit has a say in it. */
async function ask(shop: ShopProcess, { path, body }: Question, kind: Kind, at: number): Promise<number> {
  const from = `198.51.${kind === "known" ? 100 : 101}.${at & 255}`;
  const answer = await fetch(`${shop.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body(emailOf(kind, at), phoneOf(kind, at))),
  });
  await answer.arrayBuffer();
  return answer.status;
}

type Kind = "known" | "unknown";

function emailOf(kind: Kind, at: number): string {
  return `${kind}-${at}@example.com`;
}

function phoneOf(kind: Kind, at: number): string {
  return `+919${kind === "known" ? "80" : "81"}${String(1_000_000 + at)}`;
}

function quantile(times: readonly number[], at: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * at)] ?? Number.NaN;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
