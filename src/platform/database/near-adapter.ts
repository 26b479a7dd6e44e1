import { type CompiledQuery, SqliteAdapter } from "kysely";

/** Of a database in the process: its one connection is never waited for, so nobody need go Kysely's long way to it. */
export class NearAdapter extends SqliteAdapter {
  readonly near: Near;
  constructor(near: Near) {
    super();
    this.near = near;
  }
}

export interface Near {
  rows<Row>(query: CompiledQuery<Row>): Row[] | Promise<Row[]>;
}
