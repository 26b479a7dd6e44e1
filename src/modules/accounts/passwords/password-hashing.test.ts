import { describe, expect, it } from "vitest";
import { createPasswordHashing } from "./password-hashing.ts";

describe("password hashing", () => {
  it("knows its own hashes again and no others, at the documented cost", async () => {
    const hashing = createPasswordHashing();
    const hash = await hashing.hash("monsoon-2nd-floor", "her");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await hashing.matches("monsoon-2nd-floor", hash, "her")).toBe(true);
    expect(await hashing.matches("monsoon-2nd-flooR", hash, "her")).toBe(false);
    expect(await hashing.hash("monsoon-2nd-floor", "her")).not.toBe(hash);
  });

  it("lets nobody in without a hash", async () => {
    const hashing = createPasswordHashing({ cost: { memory: 64, passes: 1 } });
    for (const none of [null, undefined, "", "plain", "$argon2id$v=19$m=64,t=1,p=1$$"])
      expect(await hashing.matches("", none, "her")).toBe(false);
  });

  it("takes one password for however its letters are put together", async () => {
    const hashing = createPasswordHashing({ cost: { memory: 64, passes: 1 } });
    const hash = await hashing.hash("caf\u00e9-mumbai", "her");
    expect(await hashing.matches("cafe\u0301-mumbai", hash, "her")).toBe(true);
  });

  it("turns away whoever comes when too many wait, and takes others after", async () => {
    const hashing = createPasswordHashing({ atOnce: 1, mostWaiting: 2, cost: { memory: 64, passes: 1 } });
    const all = await Promise.all(Array.from({ length: 5 }, () => hashing.hash("monsoon", "her")));
    expect(all.filter((hash) => hash === undefined)).toHaveLength(2);
    expect(await hashing.hash("monsoon", "her")).toBeDefined();
  });
});
