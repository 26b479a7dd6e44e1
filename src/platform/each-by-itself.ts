/** One that fails stops no other: the first failure is told once all have had their turn. */
export async function eachByItself<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
