type Close = () => unknown;

const open = new Set<Close>();

/** What a test opens, and closes itself unless it fails; then it ends with its file. Gives how to say that it is closed. */
export function closeWithFile(close: Close): () => void {
  open.add(close);
  return () => open.delete(close);
}

export async function closeLeftOpen(): Promise<void> {
  const left = [...open].reverse();
  open.clear();
  // Its test has failed, and its database may be gone.
  for (const close of left) await Promise.resolve(close()).catch(() => {});
}
