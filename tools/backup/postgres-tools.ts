import { type ChildProcess, spawn } from "node:child_process";
import { Client } from "pg";
import { Refusal } from "../refusal.ts";

/** Runs a program of PostgreSQL; what it says goes through, what it writes is given back. */
export async function runTool(program: string, args: readonly string[], url?: string): Promise<string> {
  const child = start(program, args, url, ["ignore", "pipe", "pipe"]);
  let written = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    // A whole copy is read through to see that it is whole; only the ledger of migrations is wanted.
    if (written.length < 1_000_000) written += chunk.toString("utf8");
  });
  await ended(program, child);
  return written;
}

/** What the copy holds becomes the database, in one transaction with everything that is there going. */
export async function replaceWith(copy: string, url: string): Promise<void> {
  const reading = start(
    "pg_restore",
    ["--no-owner", "--no-acl", "--schema=public", "--file=-", copy],
    undefined,
    ["ignore", "pipe", "pipe"],
  );
  const writing = start(
    "psql",
    ["-X", "-q", "-v", "ON_ERROR_STOP=1", "--single-transaction", "-c", dropAll, "-f", "-"],
    url,
    ["pipe", "ignore", "pipe"],
  );
  // The end of the text is a commit: it comes only when all of it was read.
  if (writing.stdin) reading.stdout?.pipe(writing.stdin, { end: false });
  writing.stdin?.on("error", () => {});
  const written = ended("psql", writing);
  written.catch(() => reading.kill());
  await ended("pg_restore", reading).then(
    () => writing.stdin?.end(),
    () => writing.kill("SIGKILL"),
  );
  await written;
}

/** Tables of extensions belong to them, and the sequence of a column goes with its table. */
const dropAll = `set client_min_messages = warning; do $$ declare one record; begin
  for one in select c.oid::regclass as name, c.relkind as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select 1 from pg_depend d where d.objid = c.oid
      and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
  loop
    execute format('drop %s if exists %s cascade', case one.kind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, one.name);
  end loop;
end $$`;

/** Who is connected besides us: a running shop never lets go of the database. */
export async function othersOn(url: string): Promise<string[]> {
  return ask(url, async (client) => {
    const { rows } = await client.query<{ application_name: string }>(
      "select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    return rows.map(({ application_name: name }) => name || "a program without a name");
  });
}

export async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 8_000,
    application_name: "haat-restore",
  });
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`DATABASE_URL: the database does not answer: ${(error as Error).message}`);
  }
  return work(client).finally(() => client.end());
}

function start(
  program: string,
  args: readonly string[],
  url: string | undefined,
  stdio: ("ignore" | "pipe")[],
): ChildProcess {
  if (!url) return spawn(program, args, { stdio });
  // The list of processes is open to everybody on the machine; the password goes another way.
  const plain = new URL(url);
  const password = decodeURIComponent(plain.password);
  plain.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  return spawn(program, [...args, `--dbname=${plain.href}`], { stdio, env });
}

function ended(program: string, child: ChildProcess): Promise<void> {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
  });
  return new Promise((resolve, reject) => {
    child.once("error", (error) =>
      reject(
        new Refusal(
          (error as { code?: string }).code === "ENOENT"
            ? `${program} is not on the path: install PostgreSQL's client programs.`
            : `${program}: ${error.message}`,
        ),
      ),
    );
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${program} says: ${text.trim().slice(-2_000) || code}`)),
    );
  });
}
