import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { readAnywhere } from "#platform/database/replica-scope.ts";
import { withWrites } from "#platform/database/with-writes.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeOnPostgres } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { type PrivatePostgres, startPostgres } from "#support/private-postgres.ts";
import { openShop } from "#support/running-shop.ts";
import { copyPostgres, onServer, urlOf } from "#support/templates.ts";

let primary: PrivatePostgres | undefined;
let replica: PrivatePostgres | undefined;

beforeAll(async () => {
  if (!inject("postgresUrl")) return;
  primary = await startPostgres();
  replica = primary && (await startPostgres({ copyOf: primary }));
});

afterAll(async () => {
  await replica?.stop();
  await primary?.stop();
});

const pause = () => onServer(replica?.url ?? "", "select pg_wal_replay_pause()");
const resume = () => onServer(replica?.url ?? "", "select pg_wal_replay_resume()");

async function freshPlace({ demo = false } = {}) {
  const name = await copyPostgres({ demo }, primary?.url ?? "");
  return {
    DATA_DIR: tmpdir(),
    DATABASE_URL: urlOf(primary?.url ?? "", name),
    replicaUrl: urlOf(replica?.url ?? "", name),
  };
}

async function openWithReplica(replicaUrl?: string): Promise<Database> {
  const place = await freshPlace();
  return openAt({ ...place, replicaUrl: replicaUrl ?? place.replicaUrl });
}

type Place = Awaited<ReturnType<typeof freshPlace>>;

async function openAt(place: Place, mostLagMs = 700): Promise<Database> {
  const options = { replicaUrls: [place.replicaUrl], mostLagMs };
  const db = withWrites(openPostgres(place.DATABASE_URL, options));
  onTestFinished(() => db.close());
  await db.replicas.keepUp();
  return db;
}

async function isOnReplica(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db.read);
  return rows[0]?.is ?? false;
}

const comesToReplica = (db: Database) =>
  vi.waitFor(async () => expect(await readAnywhere(() => isOnReplica(db))).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });

const note = (db: Database, name: string, value: number) =>
  db.write((tx) => tx.insertInto("key_values").values({ name, value }).execute());

const noted = async (db: Database, name: string) =>
  (await db.read.selectFrom("key_values").select("value").where("name", "=", name).executeTakeFirst())?.value;

describeOnPostgres("a database with a replica", () => {
  it("answers from it what is the same for all, and nothing else", async () => {
    const db = await openWithReplica();
    await comesToReplica(db);
    expect(await isOnReplica(db)).toBe(false);
    const afterWriting = readAnywhere(async () => {
      await note(db, "written", 1);
      return isOnReplica(db);
    });
    expect(await afterWriting).toBe(false);
    let leftBehind: Promise<boolean> | undefined;
    await readAnywhere(async () => {
      leftBehind = wait(20).then(() => isOnReplica(db));
    });
    expect(await leftBehind).toBe(false);
    const { primary: here, replica: there } = db.replicas.reads();
    expect(Math.min(here, there)).toBeGreaterThan(0);
  });

  it("asks no replica that lacks what it was told to keep up with", async () => {
    const place = await freshPlace();
    // However long this machine stands still meanwhile, the patient one goes on reading there.
    const [patient, strict] = [await openAt(place, 60_000), await openAt(place)];
    await comesToReplica(patient);
    await comesToReplica(strict);
    await pause();
    onTestFinished(async () => void (await resume()));
    await note(patient, "behind", 7);
    await vi.waitFor(
      async () => expect(await readAnywhere(() => noted(patient, "behind"))).toBeUndefined(),
      10_000,
    );
    await patient.replicas.keepUp();
    expect(await readAnywhere(() => noted(patient, "behind"))).toBe(7);
    await vi.waitFor(
      () => expect(strict.replicas.states()[0]).toMatchObject({ because: "it is behind" }),
      60_000,
    );
    await resume();
    for (const db of [patient, strict]) {
      await comesToReplica(db);
      expect(await readAnywhere(() => noted(db, "behind"))).toBe(7);
    }
  });

  it("asks none that is no copy of it", async () => {
    const itself = await freshPlace();
    const other = await openWithReplica(itself.DATABASE_URL);
    expect(other.replicas.states()[0]?.because).toBe("it follows no other database");
    await vi.waitFor(async () => {
      const another = openDatabase({ ...(await freshPlace()), DATABASE_REPLICA_URLS: [itself.replicaUrl] });
      await another.replicas.keepUp();
      const [state] = another.replicas.states();
      await another.close();
      expect(state?.because).toBe("it is a copy of another database");
    }, 60_000);
  });

  it("fails nobody when it is killed, and comes back to it", async () => {
    const db = await openWithReplica();
    await note(db, "kept", 3);
    await db.replicas.keepUp();
    await comesToReplica(db);
    let isOver = false;
    const reading = Array.from({ length: 12 }, async () => {
      const seen = new Set<number | undefined>();
      while (!isOver) seen.add(await readAnywhere(() => noted(db, "kept")));
      return seen;
    });
    const before = db.replicas.reads().replica;
    await vi.waitFor(() => expect(db.replicas.reads().replica).toBeGreaterThan(before + 100), 60_000);
    await replica?.crash();
    await vi.waitFor(() => expect(db.replicas.states()[0]?.isUsed).toBe(false), 60_000);
    isOver = true;
    for (const seen of await Promise.all(reading)) expect([...seen]).toEqual([3]);
    await replica?.resume();
    await comesToReplica(db);
  });
});

describeOnPostgres("a shop with a replica", () => {
  it("shows visitors what it holds, nobody anything older than they know, and fails nobody without it", async () => {
    const { DATABASE_URL, replicaUrl } = await freshPlace({ demo: true });
    const place = { DATA_DIR: tmpdir(), DATABASE_URL };
    const shop = await openShop(place, { env: { DATABASE_REPLICA_URLS: replicaUrl } });
    const db = openDatabase(place);
    onTestFinished(async () => {
      await Promise.all([shop.stop(), db.close()]);
    });
    const figures = async () => (await fetch(`${shop.url}/metrics`)).text();
    const fromReplica = async () =>
      Number(/haat_database_reads_total\{at="replica"\} (\d+)/.exec(await figures())?.[1] ?? 0);
    const id = await plainProduct(db);
    const product = (headers = {}) => shop.call("GET", `/products/${id}`, { headers });
    const comesToReplica = async () => {
      const before = await fromReplica();
      await vi.waitFor(async () => {
        expect((await product()).status).toBe(200);
        expect(await fromReplica()).toBeGreaterThan(before);
      }, 60_000);
    };
    await comesToReplica();
    const ready = await (await fetch(`${shop.url}/readyz`)).json();
    expect(ready).toMatchObject({ message: "ready", replicas: { used: 1, of: 1 } });
    expect(await figures()).toMatch(/haat_replica_lag_seconds\{replica="127\.0\.0\.1:\d+"\} \d/);

    await pause();
    const { token } = await signedUpUser(db, { role: "owner" });
    const authorization = `Bearer ${token}`;
    const changed = await shop.call("PUT", `/products/${id}`, { token, body: { title: "Lamp of Today" } });
    expect(changed.status).toBe(200);
    expect((await product({ authorization })).body.data.title).toBe("Lamp of Today");
    await vi.waitFor(async () => expect((await product()).body.data.title).toBe("Lamp of Today"), 60_000);
    const told = await fromReplica();
    expect((await product()).body.data.title).toBe("Lamp of Today");
    expect(await fromReplica()).toBe(told);

    await resume();
    await comesToReplica();
    await replica?.crash();
    const answers = await Promise.all(
      ["lamp", "saree", "kurta", "tea"].map((word) => shop.call("GET", `/products/search?search=${word}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await replica?.resume();
    await comesToReplica();
  });
});
