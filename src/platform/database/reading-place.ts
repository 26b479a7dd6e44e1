import { AsyncLocalStorage } from "node:async_hooks";

/** Where the statements of one answer read. */
interface ReadingPlace<Replica> {
  replica?: Replica | undefined;
  /** From here on the database itself is asked. */
  isOver: boolean;
}

const places = new AsyncLocalStorage<ReadingPlace<unknown>>();

/**
 * While this runs, reads outside of transactions may be answered by a replica: only for what is the same for everybody.
 * What it leaves behind, such as a timer, reads from the database itself.
 */
export async function readAnywhere<T>(work: () => Promise<T>): Promise<T> {
  const place = { isOver: false };
  try {
    return await places.run(place, work);
  } finally {
    place.isOver = true;
  }
}

/** Undefined where only the database itself will do. */
export function readingPlace<Replica>(): ReadingPlace<Replica> | undefined {
  const place = places.getStore() as ReadingPlace<Replica> | undefined;
  return place?.isOver ? undefined : place;
}

/** Whoever writes reads what was written. */
export function leaveReplicas(): void {
  const place = places.getStore();
  if (place) place.isOver = true;
}
