import type { TestProject } from "vitest/node";
import { startPostgres } from "./private-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; each test takes a database of its own on it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if (!postgres) {
    const words = "No PostgreSQL was found and none could be installed: storage is tested on SQLite alone.";
    if (process.env.CI) throw new Error(words);
    console.error(words);
  }
  project.provide("postgresUrl", postgres?.url ?? "");
  return postgres && (() => postgres.stop());
}
