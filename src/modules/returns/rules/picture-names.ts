/** What a picture of a return is called, before the hash of its content. */
export function pictureNameOf(returnId: string): string {
  return `return-${returnId}`;
}

/** Whose picture this is; nobody's where it is not called so. */
export function returnOfPicture(file: string): string | undefined {
  return /^return-([0-9a-f-]{36})\./.exec(file)?.[1];
}
