/** Whether this can be an id at all: addresses hold anything, and a database refuses some of it. */
export function isProductId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
