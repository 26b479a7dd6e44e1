import { inShop, onSqlite } from "#tools/load/bench-shop.ts";
import { type Crowd, type CrowdFigures, crowd } from "#tools/load/crowd.ts";
import { jsonRequest, oneConnection } from "#tools/load/load-request.ts";
import { theMachine } from "#tools/load/process-figures.ts";

const people = 48;
const password = "monsoon-2nd-floor";
const seconds = 5;
/** Behind a proxy the figures are told to whoever shows this. */
const metricsToken = "figures-for-the-bench";

export const question =
  "How many sign-ins a second pass, and what does a flood of them leave of the shop for all others?";

/** npm run bench -- calls logins */
export async function run(): Promise<void> {
  const env = { TRUSTED_PROXIES: "127.0.0.1", METRICS_TOKEN: metricsToken };
  await onSqlite((where) => inShop(where, ({ shop: { url } }) => flood(url), env));
}

async function flood(url: string): Promise<void> {
  const line = oneConnection(url);
  for (let at = 0; at < people; at++)
    await line.ask(
      jsonRequest(null, "/api/auth/register", { name: "Asha Rao", email: emailOf(at), password }),
    );
  const rows: Record<string, object> = {};
  const note = async (name: string, asked: Crowd["people"]) => {
    rows[name] = rowOf(await crowd({ url, people: asked, seconds }));
  };
  const right = logins(emailOf);
  const page = alike(4, "/stores");
  const search = alike(4, "/api/products?search=lamp");
  await delays();
  await note("/stores, calm", page);
  await note("search, calm", search);
  const calm = await delays();
  await note("sign-ins, right password, 8 at a time", right);
  await note(
    "sign-ins, unknown addresses, 8 at a time",
    logins((at) => `x${at}@example.com`),
  );
  await Promise.all([
    note("sign-ins, together with the next two", right),
    note("/stores, under the flood", page),
    note("search, under the flood", search),
  ]);
  console.log(theMachine());
  console.table(rows);
  console.table({ "event loop, calm": calm, "event loop, under the flood": await delays() });
  line.close();

  /** How long the event loop was held up since this was asked last. */
  async function delays(): Promise<object> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const figures = (await line.ask({ path: "/metrics", headers })).body.toString();
    const ms = (name: string) =>
      Math.round(
        1e3 * Number(new RegExp(`^haat_event_loop_delay_${name}_seconds (\\S+)$`, "m").exec(figures)?.[1]),
      );
    return { "p99 ms": ms("p99"), "worst ms": ms("max") };
  }
}

function alike(count: number, path: string): Crowd["people"] {
  return Array.from({ length: count }, () => [{ path, headers: { "accept-encoding": "gzip" } }]);
}

/** Each from an address of its own, so that the limits see many shoppers and not one guesser. */
function logins(email: (at: number) => string): Crowd["people"] {
  const each = people / 8;
  return Array.from({ length: 8 }, (_, lane) =>
    Array.from({ length: each }, (_, nth) => {
      const at = lane * each + nth;
      const asked = jsonRequest(null, "/api/auth/login", { email: email(at), password });
      return { ...asked, headers: { ...asked.headers, "x-forwarded-for": `198.51.100.${at}` } };
    }),
  );
}

function rowOf({ rps, p50, p99, busy, bad }: CrowdFigures): object {
  return { "a second": Math.round(rps), "p50 ms": p50.toFixed(1), "p99 ms": p99.toFixed(1), busy, bad };
}

function emailOf(at: number): string {
  return `asha-${at}@example.com`;
}
