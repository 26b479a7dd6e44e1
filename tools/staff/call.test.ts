import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines, describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();
const closed = () => Promise.reject(new Error("The shop was opened."));

it("refuses what is no call of it, before the shop is opened", async () => {
  for (const [words, why] of [
    [["desk.teleport"], "There is no call desk.teleport."],
    // A browser's own session: nobody has one here.
    [["accounts.login", "--email", "asha@example.com"], "There is no call accounts.login."],
    [["factor.showCode", "--code", "1"], "There is no call factor.showCode."],
    // Signed by the gateway, word for word.
    [["payments.hear"], "There is no call payments.hear."],
    [["stock.count", "--id", "pot", "--piece", "3"], "Unknown option '--piece'."],
    [["stock.count", "--id"], "Option '--id <value>' argument missing."],
    [["stock.count", "--pieces", "3"], "--id is missing."],
    [["stock.count", "pot"], "pot stands without the name of a field."],
    [["stock.count", "--json", '{"id": "pot", "piece": 3}'], "It has no field piece."],
    [["stock.count", "--json", "{id"], "--json cannot be read: "],
    [["stock.count", "--json", "[3]"], "--json holds fields in braces."],
  ] as const) {
    said.length = 0;
    expect(await runCommand(["call", ...words], commands, closed), words.join(" ")).toBe(2);
    expect(said.join("\n")).toContain(why);
  }
});

it("lists all calls by module, and says what one takes", async () => {
  expect(await runCommand(["call"], commands, closed)).toBe(0);
  expect(said.join("\n")).toMatch(/\nstock\n(?: {2}.*\n)* {2}stock\.count +Say how many there are/);
  expect(said.join("\n")).toContain("\ncart (one's own: with --as EMAIL)\n");
  said.length = 0;
  expect(await runCommand(["call", "goods.change", "--help"], commands, closed)).toBe(0);
  const help = said.join("\n");
  for (const line of [
    "  --id STRING",
    "  --seen INTEGER",
    "seen is the version that call goods.show answers.",
  ])
    expect(help).toContain(line);
});

describeOnBothEngines("a call at the terminal", (openFresh) => {
  it("is cleaned, refused and done like any other, and stands in the log", async () => {
    const db = await openFresh();
    await (await checkoutForTests(db)).product("pot", 9);
    const id = productIdOf("pot");
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, db.settings, "call", ...words);
    };
    expect(await says("stock.count", "--id", id, "--seen", "0")).toBe(1);
    expect(said[0]).toMatch(/pieces/);
    expect(await says("stock.count", "--id", "none", "--pieces", "3", "--seen", "0")).toBe(1);
    expect(said[0]).toBe("Product not found");
    expect(await says("stock.count", "--id", id, "--pieces", "12", "--seen", "4")).toBe(1);
    expect(said[0]).toMatch(/^The stock has changed since you looked[\s\S]*version: 0/);
    expect(await says("stock.count", "--id", id, "--pieces", "12", "--seen", "0")).toBe(0);
    expect(said.join("\n")).toMatch(/\nstock:\n {2}colour: -\n[\s\S]*free: 12/);
    expect(await says("stock.see", "--id", id, "--json-out")).toBe(0);
    expect(JSON.parse(said[0] ?? "").stock).toMatchObject([{ pieces: 12, version: 1 }]);
    const actions = await db.read.selectFrom("audit").select(["user_id", "action", "subject"]).execute();
    expect(actions).toEqual([
      { user_id: expect.stringMatching(/^terminal:.+/), action: "count stock", subject: id },
    ]);
    expect(await says("log.list", "--subject", id, "--json-out")).toBe(0);
    expect(JSON.parse(said[0] ?? "").deeds).toMatchObject([
      { by: { kind: "staff", name: expect.any(String) } },
    ]);
  });
});

describeWithDatabase("the fields of an endpoint", (openFresh) => {
  async function open() {
    const db = await openFresh({ demo: true });
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, { ...db.settings, DATA_DIR: db.settings.DATA_DIR }, "call", ...words);
    };
    return { db, says };
  }

  it("are typed by their schema: lists, parts, ticks, files and JSON", async () => {
    const { db, says } = await open();
    const rule = ["--percent", "12.5", "--firstOrder", "--minimum", "499"];
    expect(await says("codes.make", "--name", "MONSOON", ...rule, "--json-out")).toBe(0);
    expect(JSON.parse(said[0] ?? "").code).toMatchObject({
      percent: 12.5,
      firstOrder: true,
      minimumPaise: 49_900,
    });
    const fields = '{"phone": "+91 80 5550 0100"}';
    expect(await says("settings.change", "--group", "contact", "--seen", "0", "--fields", fields)).toBe(0);
    expect(
      await says("settings.change", "--json", `{"group": "contact", "seen": 1, "fields": ${fields}}`),
    ).toBe(0);
    const customer = await signedUpUser(db, { name: "Ravi" });
    const { id } = await db.read
      .selectFrom("products")
      .innerJoin("stock", "stock.product_id", "products.id")
      .select("products.id")
      .where("products.colours", "=", "[]")
      .where("products.sizes", "=", "[]")
      .where("stock.free", ">", 5)
      .executeTakeFirstOrThrow();
    const where = Object.entries({
      name: "Ravi",
      phone: "9812345678",
      street: "5 Hill Road",
      city: "Mumbai",
      state: "Maharashtra",
      pinCode: "400050",
    });
    const order = [
      ...[
        "--customerId",
        customer.userId,
        "--payment",
        "paid",
        "--items",
        JSON.stringify([{ productId: id, quantity: 2 }]),
      ],
      ...where.flatMap(([name, value]) => [`--address.${name}`, value]),
    ];
    expect(await says("desk.enter", ...order)).toBe(0);
    expect(said.join("\n")).toContain("number: H-1001");
    const file = join(db.settings.DATA_DIR, "places.csv");
    expect(await says("places.take", "--out", file)).toBe(0);
    expect(said).toEqual([file]);
    writeFileSync(file, `${readFileSync(file, "utf8")}56,,yes,2,40,500,yes\n`);
    expect(await says("places.read", "--table", file)).toBe(0);
    expect(said.join("\n")).toMatch(/\n {2}lines: \d/);
    expect(await says("places.read", "--table", `${file}.missing`)).toBe(1);
  });

  it("say whose it is where it is somebody's own, and what a role may", async () => {
    const { db, says } = await open();
    await signedUpUser(db, { email: "packer@example.com", role: "packer" });
    expect(await says("cart.show")).toBe(1);
    expect(said[0]).toContain("--as");
    expect(await says("cart.show", "--as", "packer@example.com")).toBe(0);
    expect(await says("people.list", "--as", "packer@example.com")).toBe(1);
    expect(said).toEqual(["You are not allowed to do that"]);
    expect(await says("people.invite", "--to", "new@example.com", "--role", "owner")).toBe(0);
    expect(await says("people.list")).toBe(0);
    expect(said.join("\n")).toContain("to: new@example.com");
  });
});
