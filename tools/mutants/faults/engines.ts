import type { Mutant } from "../mutant.ts";

export const engines: readonly Mutant[] = [
  {
    name: "PostgreSQL keeps no row for whoever reads it to change it",
    engine: "postgres",
    find: '"postgres" ? query.forNoKeyUpdate() : query',
    put: '"postgres" ? query : query',
  },
  {
    name: "PostgreSQL tells capital letters apart",
    engine: "postgres",
    find: `ilike \${pattern}`,
    put: `like \${pattern}`,
  },
  {
    name: "PostgreSQL takes the last row of a group twice",
    engine: "postgres",
    find: `(\${group}, id) < (\${value}, \${below})`,
    put: `(\${group}, id) <= (\${value}, \${below})`,
  },
  {
    name: "PostgreSQL commits what is left of a refused transaction",
    engine: "postgres",
    find: "if (refused) throw refused;\n        return done;",
    put: "return done;",
  },
  {
    name: "SQLite keeps what a failed work wrote",
    find: 'pen.run("rollback to work");',
    put: "",
  },
  {
    name: "SQLite takes the first row of a group twice",
    find: `id > \${above} and id < \${below}`,
    put: `id >= \${above} and id < \${below}`,
  },
  {
    name: "SQLite finds everything by a percent sign",
    find: `(column)} like \${pattern} escape '\\\\'\``,
    put: `(column)} like \${pattern}\``,
  },
];
