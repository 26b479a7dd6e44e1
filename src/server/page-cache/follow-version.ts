/** Asks which version of the catalogue is true now; whatever was kept of another one goes. */
export function followVersion(
  read: () => Promise<number>,
  forget: () => void | Promise<void>,
): () => Promise<void> {
  let known: number | undefined;
  return async () => {
    const version = await read();
    if (known !== version) await forget();
    known = version;
  };
}
