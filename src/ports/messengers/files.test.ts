import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { deleteOldFiles, fileMessenger } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-letters-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("forgets old letters, keeps young ones, and touches nothing else", async () => {
  const put = (name: string, at: number) => {
    writeFileSync(join(folder, name), "{}");
    utimesSync(join(folder, name), at, at);
  };
  put("old.json", 1_000);
  put("cut-off.json.part", 1_000);
  put("notes.txt", 1_000);
  put("young.json", 3_000);
  expect(await deleteOldFiles(folder, 2_000_000)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(["notes.txt", "young.json"]);
  expect(await deleteOldFiles(join(folder, "missing"), 2_000_000)).toBe(0);
});

it("leaves each message whole and for its owner alone, in a folder that it makes where there is none", async () => {
  const outbox = join(folder, "data", "outbox");
  const messenger = fileMessenger(outbox, createLog("silent"));
  const message = { kind: "sms", to: "+919800000000", text: "नमस्ते", template: "test" } as const;
  await messenger.send("one", message);
  await messenger.send("two", message);
  rmSync(outbox, { recursive: true });
  await messenger.send("three", message);
  await messenger.send("three", { ...message, text: "again" });
  expect(readdirSync(outbox)).toEqual(["three.json"]);
  expect(JSON.parse(readFileSync(join(outbox, "three.json"), "utf8"))).toEqual({
    id: "three",
    ...message,
    text: "again",
  });
  const modes = [outbox, join(outbox, "three.json")].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
