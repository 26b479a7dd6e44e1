import type { Database, Engine } from "./database.ts";
import { openPostgres } from "./postgres.server.ts";
import { openSqlite } from "./sqlite.server.ts";
import { withWrites } from "./with-writes.ts";

export function openDatabase(
  settings: {
    readonly DATABASE_URL?: string | undefined;
    readonly DATABASE_REPLICA_URLS?: readonly string[] | undefined;
    readonly DATA_DIR: string;
    readonly SQLITE_MAPPED_MB?: number | undefined;
  },
  { isServing = false }: { isServing?: boolean } = {},
): Database & Engine {
  return withWrites(
    settings.DATABASE_URL
      ? openPostgres(settings.DATABASE_URL, { replicaUrls: settings.DATABASE_REPLICA_URLS ?? [], isServing })
      : openSqlite(settings.DATA_DIR, { mappedMegabytes: settings.SQLITE_MAPPED_MB }),
  );
}
