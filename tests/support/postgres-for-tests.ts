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
    const words =
      "NO POSTGRESQL: none was found and none could be installed. HALF OF THE STORAGE TESTS CANNOT RUN.";
    console.error(`\n${"!".repeat(words.length)}\n${words}\n${"!".repeat(words.length)}\n`);
    if (process.env.CI) throw new Error(words);
  }
  project.provide("postgresUrl", postgres?.url ?? "");
  return postgres && (() => postgres.stop());
}
