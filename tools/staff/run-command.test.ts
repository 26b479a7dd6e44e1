import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";
import { staffSays } from "./staff-says.ts";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const closed = () => Promise.reject(new Error("Help needs no shop."));

it("helps, to every command and to each alone, without opening the shop", async () => {
  for (const words of [["--help"], ["-h"], ["help"]]) {
    said.length = 0;
    expect(await runCommand(words, commands, closed)).toBe(0);
    const help = said.join("\n");
    for (const { forms } of Object.values(commands))
      for (const form of Object.keys(forms)) expect(help).toContain(form);
    for (const line of help.split("\n")) expect(line.length).toBeLessThan(120);
  }
  for (const [name, { forms }] of Object.entries(commands)) {
    said.length = 0;
    expect(await runCommand([name, "--help"], commands, closed)).toBe(0);
    expect(said.join("\n")).toContain(Object.keys(forms)[0]);
  }
});

it("answers what it does not understand with words and the help that fits", async () => {
  for (const [words, why] of [
    [[], "Say what to do:"],
    [["paint"], "There is no command paint."],
    [["constructor"], "There is no command constructor."],
    [["picture", "add", "a.jpg", "bottle", "--color", "red"], "Unknown option '--color'."],
    [["order", "A14D47", "ship", "--carrier"], "Option '--carrier <value>' argument missing."],
  ] as const) {
    said.length = 0;
    expect(await runCommand(words, commands, closed)).toBe(2);
    expect(said[0]).toBe(why);
    expect(said.join("\n")).toContain("npm run staff -- …");
    expect(said.join("\n")).not.toMatch(/\n {4}at /);
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
    expect(await says("add", "asha@example.com", "--role", "king")).toBe(2);
    expect(await says("add", "nobody@example.com")).toBe(1);
    expect(await says("add")).toBe(2);
    expect(await says("remove", "asha@example.com")).toBe(0);
    expect(await says("list")).toBe(0);
    expect(said.at(-1)).toContain("Nobody is staff yet");
  });

  it("knows who does it: a member of the staff, or the name on this machine", async () => {
    const db = await openFresh();
    const actors: string[] = [];
    const note: Command = {
      forms: { note: "" },
      right: () => "money.refund",
      run: async ({ actor }) => {
        actors.push(actor);
        return "done";
      },
    };
    const open = async () => ({ db: { ...db, close: async () => {} }, settings: {} as never });
    const { userId } = await signedUpUser(db, { email: "asha@example.com", staff: true });
    await signedUpUser(db, { email: "shopper@example.com" });
    expect(await runCommand(["note"], { note }, open)).toBe(0);
    expect(await runCommand(["note", "--as", "asha@example.com"], { note }, open)).toBe(0);
    expect(await runCommand(["note", "--as", "shopper@example.com"], { note }, open)).toBe(1);
    expect(actors).toEqual([expect.stringMatching(/^command:.+/), userId]);
    await signedUpUser(db, { email: "packer@example.com", role: "packer" });
    expect(await runCommand(["note", "--as", "packer@example.com"], { note }, open)).toBe(1);
    expect(said.at(-1)).toBe("packer@example.com is packer here, which does not include money.refund.");
    expect(actors).toHaveLength(2);
  });
});
