import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, type StepResult, said } from "./step.ts";

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type LockedPackages = Readonly<Record<string, Entry>>;

/**
 * `npm ci` refuses a lockfile without the packages for all other machines, and npm writes such a one where a registry
 * lacks some. Adding them by hand gives their exact version; their checksum is the registry's to say, and without it
 * nobody could tell another package from the one that was tried.
 */
export function checkLockfile({ write }: { readonly write: boolean }): StepResult {
  const started = performance.now();
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: LockedPackages };
  const missing = missingIn(lock.packages);
  const names = Object.keys(missing);
  const unsealed = unsealedIn({ ...lock.packages, ...(write && missing) });
  if (write && names.length > 0) {
    const all = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`);
  }
  const output = [
    ...(names.length > 0 && !write
      ? [`package-lock.json lacks ${names.join(", ")}: npm run check -- --write adds them.`]
      : []),
    ...unsealed.map((one) => `package-lock.json has no checksum of ${one}: npm view ${one} dist.integrity`),
  ];
  return said({ name: "complete lockfile", ok: output.length === 0, output: output.join("\n") }, started);
}

/** Packages that anything could be installed for. */
export function unsealedIn(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity = "" }]) => path !== "" && !integrity.startsWith("sha512-"))
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf("node_modules/") + 13)}@${version}`);
}

/** What packages offer for some machine and the lockfile does not hold. */
export function missingIn(packages: LockedPackages): LockedPackages {
  const offers = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version, dev })),
  );
  return Object.fromEntries(
    offers
      .filter(({ path, name }) => !isHeld(packages, path, name))
      .map(({ name, version, dev }) => [
        `node_modules/${name}`,
        { version: leastOf(version), ...machineOf(name), ...(dev && { dev }), optional: true },
      ]),
  );
}

/** The lockfile holds no ranges. */
function leastOf(range: string): string {
  return range.replace(/^[~^]/, "");
}

/** As Node looks: in the package's own folder, then in each above. */
function isHeld(packages: LockedPackages, path: string, name: string): boolean {
  const folders = [path];
  for (let at = path; at.includes("/node_modules/"); folders.push(at))
    at = at.slice(0, at.lastIndexOf("/node_modules/"));
  return [...folders.filter(Boolean).map((folder) => `${folder}/`), ""].some(
    (folder) => packages[`${folder}node_modules/${name}`],
  );
}

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Most such packages are named after the machine they are for; any other is offered to all. */
function machineOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const parts = name.split(/[-/]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith("musl")) ? "musl" : "glibc";
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(os.includes("linux") && { libc: [libc] }),
  };
}
