import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { startPostgres } from "#support/private-postgres.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { within } from "#support/within.ts";
import { builtShop } from "#tools/start/operation.mjs";

const root = join(import.meta.dirname, "../..");
const longerThanAWriterWaits = 8_000;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "haat-fault-"));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("starting and stopping", () => {
  it("survives being killed at any moment of its first start", async () => {
    const folder = freshFolder();
    for (const moment of [60, 120, 180, 240, 300, 400, 600]) {
      const child = spawn(join(root, "node_modules/.bin/node"), [builtShop], {
        cwd: root,
        env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder, PORT: "0" },
        stdio: "ignore",
      });
      await wait(moment);
      await killed(child);
    }
    const shop = await startShopProcess({ DATA_DIR: folder });
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
    const db = new DatabaseSync(join(folder, "shop.sqlite"), { readOnly: true });
    expect(db.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    const names = db.prepare("select name from migrations").all();
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    db.close();
  });

  it("lets a second process share the folder", async () => {
    const folder = freshFolder();
    const [one, two] = await Promise.all([
      startShopProcess({ DATA_DIR: folder }),
      startShopProcess({ DATA_DIR: folder }),
    ]);
    for (const { url } of [one, two]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0]);
  });

  it("waits while another process fills the folder, longer than who shops would", async () => {
    const folder = freshFolder();
    await (await startShopProcess({ DATA_DIR: folder })).stop();
    const other = new DatabaseSync(join(folder, "shop.sqlite"));
    other.exec("begin immediate");
    const opening = startShopProcess({ DATA_DIR: folder });
    await Promise.race([opening, wait(longerThanAWriterWaits)]);
    other.exec("rollback");
    other.close();
    const shop = await opening;
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
  });

  it("finishes the requests in flight when it is asked to stop, then ends with 0", async () => {
    const shop = await startShopProcess();
    const slow = unfinished(`${shop.url}/api/nothing`);
    await within("the shop to read the head of a request", slow.begun);
    const ended = shop.stop();
    await wait(200);
    slow.finish();
    expect(await within("the answer to what was under way", slow.status)).toBe(404);
    expect(await ended).toBe(0);
  });

  it("serves from several processes on one port and ends them all", async () => {
    const shop = await startShopProcess({ WEB_CONCURRENCY: "2" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.url}/healthz`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await shop.stop()).toBe(0);
    await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
  });

  it("opens without goods, and says so on each page that would show them", async () => {
    const shop = await startShopProcess({ DEMO: "0" });
    onTestFinished(() => void shop.process.kill());
    const page = async (path: string) => (await fetch(shop.url + path)).text();
    const home = await page("/");
    expect(home).toContain("The shelves are being filled");
    expect(home).not.toContain("Sample voices");
    expect(home).not.toContain("0 items");
    expect(await page("/products")).toContain("Nothing is on the shelves yet");
    expect(await page("/products?search=lamp")).toContain("No products found");
    expect(await page("/stores")).toContain("No stores yet");
    await shop.stop();
  });

  it("says in one line which setting is wrong", async () => {
    const failing = startShopProcess({ SMTP_URL: "mail" });
    await expect(failing).rejects.toThrow(
      /Wrong setting SMTP_URL: expected an address that starts with smtp:/,
    );
  });

  it("says all wrong settings at once, and those that nobody reads", async () => {
    const failing = startShopProcess({ SMTP_URL: "mail", PORT: "x", SHOPNAME: "Mine" });
    await expect(failing).rejects.toThrow(/Wrong setting PORT: .*\nWrong setting SMTP_URL: /);
    const shop = await startShopProcess({ SHOPNAME: "Mine" });
    onTestFinished(() => void shop.process.kill());
    await expect.poll(shop.log).toContain("Unknown setting SHOPNAME: did you mean SHOP_NAME?");
    await shop.stop();
  });

  it("says so too when a setting reads well and the machine says no", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    endings.push(() => other.close());
    const taken = String((other.address() as AddressInfo).port);
    const file = join(freshFolder(), "a-file");
    writeFileSync(file, "not a folder");
    const postgres = await startPostgres();
    if (!postgres) throw new Error("There is no PostgreSQL to ask.");
    endings.push(() => postgres.stop());
    const nowhere = new URL(postgres.url);
    nowhere.pathname = "/nowhere";
    const reader = new URL(postgres.url);
    reader.username = "reader";
    const owner = new Client({ connectionString: postgres.url });
    await owner.connect();
    await owner.query("create role reader login");
    await owner.end();
    for (const [env, words] of [
      [{ DATA_DIR: "/proc/x" }, "Wrong setting DATA_DIR: expected a folder that the shop may write to"],
      [
        { DATABASE_URL: reader.href },
        "Wrong setting DATABASE_URL: permission denied for schema public; the role must be allowed to create",
      ],
      [{ DATABASE_URL: nowhere.href }, 'Wrong setting DATABASE_URL: database "nowhere" does not exist.'],
      [{ PORT: taken }, `Wrong setting PORT: something else listens on ${taken} already.`],
      [
        { DATA_DIR: file },
        `Wrong setting DATA_DIR: expected a folder that the shop may write to, not ${file}.`,
      ],
      [{ HOST: "203.0.113.7", PAYMENTS: "mock" }, "Wrong setting HOST: expected an address of this machine"],
    ] as const) {
      const text = await startShopProcess(env).then(
        () => "it opened",
        (error: Error) => error.message,
      );
      expect(text).toContain(words);
      expect(text).not.toMatch(/^\s+at /m);
    }
  });
});

/** A request whose body ends only when told. */
function unfinished(url: string) {
  let settle: (status: number) => void;
  const status = new Promise<number>((resolve) => {
    settle = resolve;
  });
  const asked = request(
    url,
    { method: "POST", headers: { "content-type": "application/json", expect: "100-continue" } },
    (answer) => {
      answer.resume();
      settle(answer.statusCode ?? 0);
    },
  );
  // The shop says that it has read the head, so it is in flight.
  const begun = new Promise<void>((resolve) => asked.once("continue", () => resolve()));
  asked.flushHeaders();
  return { begun, status, finish: () => asked.end("{}") };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
