import { type DatabaseConnection, SqliteAdapter } from "kysely";

/** Of a database in the process: its one connection is never waited for, so nobody need go Kysely's long way to it. */
export class NearAdapter extends SqliteAdapter {
  readonly near: Pick<DatabaseConnection, "executeQuery">;
  constructor(near: Pick<DatabaseConnection, "executeQuery">) {
    super();
    this.near = near;
  }
}
