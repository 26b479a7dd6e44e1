/** What somebody sent as JSON; where it is none, `otherwise`. */
export function readJson(text: string, otherwise?: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
