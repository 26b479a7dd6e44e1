const dayMs = 24 * 3_600_000;
/** One made each night may fail once before anybody is called. */
const mostMs = 2.5 * dayMs;

export interface BackupState {
  readonly last: number | null;
  readonly takesMoney: boolean;
  /** The database is a file of the shop's own: nobody else copies it. */
  readonly isOwnFile: boolean;
}

/** Whether the owner of a shop that sells has to be told that nothing of it is copied any more, or was ever. */
export function isBackupLate({ last, takesMoney, isOwnFile }: BackupState, now: number): boolean {
  if (!takesMoney) return false;
  return last === null ? isOwnFile : now - last > mostMs;
}
