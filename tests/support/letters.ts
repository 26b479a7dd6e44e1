import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";

/**
 * The folder of letters may be shared: whoever gets some is somebody new.
 * All numbers that begin with 98 are of mobile phones; of those with 7 some are not.
 */
const first = (Date.now() + process.pid * 7_919) % 10_000_000;
let phones = 0;
export const newPhone = () => `+9198${String(first * 10 + phones++).padStart(8, "0")}`;

export interface Letter {
  readonly to: string;
  readonly text: string;
}

/** What the shop has sent; one that is still being written cannot be read, and is waited for. */
export function lettersIn({ DATA_DIR }: { readonly DATA_DIR: string }): Letter[] {
  const folder = join(DATA_DIR, "outbox");
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** The one code that went to this phone beside those that are known. */
export function codeTo(
  settings: { readonly DATA_DIR: string },
  phone: string,
  known: readonly string[] = [],
): Promise<string> {
  return vi.waitFor(() => {
    const codes = lettersIn(settings).flatMap(
      ({ to, text }) => (to === phone && /^(\d{6}) is/.exec(text)?.[1]) || [],
    );
    const fresh = codes.filter((code) => !known.includes(code));
    expect(fresh).toHaveLength(1);
    return fresh[0] as string;
  }, 60_000);
}
