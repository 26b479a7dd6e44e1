import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { commands } from "./commands.ts";
import { helpOf } from "./form.ts";
import { runCommand } from "./run-command.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

const closed = () => Promise.reject(new Error("The shop was opened."));
const firstWord = (words: string) => words.split(" ")[0] ?? "";

it("helps, to every command and to each alone, without opening the shop", async () => {
  for (const words of [["--help"], ["-h"], ["help"]]) {
    said.length = 0;
    expect(await runCommand(words, commands, closed)).toBe(0);
    for (const { words: form } of commands) expect(said.join("\n")).toContain(`\n  ${form}\n`);
  }
  for (const { words: form } of commands) {
    said.length = 0;
    expect(await runCommand([firstWord(form), "--help"], commands, closed)).toBe(0);
    expect(said.join("\n")).toContain(`\n  ${form}\n`);
  }
  for (const line of helpOf(commands).split("\n")) expect(line.length).toBeLessThan(140);
});

it("answers what it does not understand with words and the help that fits", async () => {
  for (const [words, why] of [
    [[], "Say what to do:"],
    [["paint"], "There is no command paint."],
    [["constructor"], "There is no command constructor."],
    [["stock"], "It is not clear what to do."],
    [["order", "H-1042", "teleport"], "It is not clear what to do."],
    [["order", "H-1042", "returned"], "It is not clear what to do."],
    [["order", "H-1042", "pack", "--number", "EX1"], "It is not clear what to do."],
    [["picture", "add", "a.jpg", "bottle", "--color", "red"], "Unknown option '--color'."],
    [["order", "A14D47", "ship", "--carrier"], "Option '--carrier <value>' argument missing."],
  ] as const) {
    said.length = 0;
    expect(await runCommand(words, commands, closed)).toBe(2);
    expect(said.join("\n")).toContain(`${why}\nnpm run staff -- …`);
    expect(said.join("\n")).not.toMatch(/\n {4}at /);
  }
});

it("has each row by a described endpoint, or for what HTTP never does", () => {
  const calls = new Set<unknown>(allEndpoints);
  for (const { words, endpoint, right } of commands)
    if (endpoint) expect([words, calls.has(endpoint), endpoint.right]).toEqual([words, true, right]);
  const own = commands.filter(({ endpoint }) => !endpoint).map(({ words }) => words.split(/ [A-Z[]/)[0]);
  expect(own).toEqual([
    ...["add", "let-in"],
    ...["promo", "tax", "delivery"].flatMap((table) => [`${table} list`, `${table} put`, `${table} remove`]),
    ...["category put", "category rename", "store add", "picture add", "picture remove", "picture keep"],
    "newsletter list",
  ]);
});

it("knows every command that the documents name", async () => {
  const files = [
    "README.md",
    ...readdirSync("docs")
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  ];
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^(.*)npm run (?:-s )?staff -- ([^`\n]+)/gm)].map(
      ([, before = "", typed = ""]) => ({
        isWhole: before === "",
        words: (typed.replace(/ +[#>].*/, "").match(/"[^"]*"|\S+/g) ?? []).map((word) =>
          word.replaceAll('"', ""),
        ),
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  for (const { isWhole, words } of named) {
    const [name = ""] = words;
    expect([...commands.map((form) => firstWord(form.words)), "call", "--help", "…"]).toContain(name);
    // A line that may be copied is understood: the shop is opened for it.
    if (isWhole && name !== "call")
      await expect(runCommand(words, commands, closed), words.join(" ")).rejects.toThrow(
        "The shop was opened.",
      );
  }
});

describeWithDatabase("the staff's command", (openFresh) => {
  it("makes staff, lists them and takes the right away", async () => {
    const db = await openFresh();
    const says = (...words: string[]) => staffSays(db, db.settings, ...words);
    expect(await says("list")).toBe(0);
    expect(said.at(-1)).toContain("Nobody is staff yet");
    await signedUpUser(db, { email: "asha@example.com", name: "Asha Rao" });
    expect(await says("add", "Asha@Example.com")).toBe(0);
    expect(await says("list")).toBe(0);
    expect(said.at(-1)).toBe("asha@example.com\tmanager\tAsha Rao");
    expect(await says("add", "asha@example.com", "--role", "packer")).toBe(0);
    expect(said.at(-1)).toBe("asha@example.com works here as packer.");
    expect(await says("add", "asha@example.com", "--role", "king")).toBe(1);
    expect(await says("add", "nobody@example.com")).toBe(1);
    expect(await says("add")).toBe(2);
    expect(await says("remove", "asha@example.com")).toBe(0);
    expect(await says("list")).toBe(0);
    expect(said.at(-1)).toContain("Nobody is staff yet");
  });

  it("knows who does it: a member of the staff with the rights of the role, or the name on this machine", async () => {
    const db = await openFresh();
    const says = (...words: string[]) =>
      staffSays(db, db.settings, "setting", "set", "contact", "phone", ...words);
    const { userId } = await signedUpUser(db, { email: "asha@example.com", staff: true });
    await signedUpUser(db, { email: "shopper@example.com" });
    await signedUpUser(db, { email: "packer@example.com", role: "packer" });
    expect(await says("+91 80 5550 0100", "--as", "shopper@example.com")).toBe(1);
    expect(said.at(-1)).toBe("Nobody of the staff has the address shopper@example.com.");
    expect(await says("+91 80 5550 0100", "--as", "packer@example.com")).toBe(1);
    expect(said.at(-1)).toBe("You are not allowed to do that");
    expect(await says("+91 80 5550 0100")).toBe(0);
    expect(await says("+91 80 5550 0101", "--as", "asha@example.com")).toBe(0);
    const actions = await db.read.selectFrom("audit").select("user_id").orderBy("at").execute();
    expect(actions.map(({ user_id }) => user_id)).toEqual([expect.stringMatching(/^terminal:.+/), userId]);
  });
});
