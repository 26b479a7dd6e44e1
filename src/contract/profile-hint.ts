/**
 * A cookie of the browser's own, for pages that are made for all: whom it is shown to, by first name, and how much is in
 * cart and wishlist. Its script completes such a page with it; the shop heeds the session tag alone.
 */
export const hintCookie = "haat-known";

export type ProfileHint = {
  /** By which the shop knows it for this session's; a guest's has none. */
  readonly sessionTag: string;
  /** A guest has none. */
  readonly name: string;
  readonly cartLines: number;
  readonly cartUnits: number;
  readonly wishes: number;
};

export function writtenHint({ sessionTag, name, cartLines, cartUnits, wishes }: ProfileHint): string {
  return [sessionTag, encodeURIComponent(name), cartLines, cartUnits, wishes].join(":");
}

export function readHint(written: string): ProfileHint | null {
  const [sessionTag = "", name = "", cartLines, cartUnits, wishes] = written.split(":");
  if (wishes === undefined) return null;
  const counts = { cartLines: Number(cartLines), cartUnits: Number(cartUnits), wishes: Number(wishes) };
  return { sessionTag, name: decodeURIComponent(name), ...counts };
}

/** The part of it that the shop made itself. */
export function sessionTagOfHint(written: string | undefined): string | undefined {
  return written?.split(":", 1)[0] || undefined;
}

/** Two marks of one session agree in it. */
export function sessionOf(sessionTag: string): string | undefined {
  return sessionTag.split(".")[1];
}

/** What of a name is kept there, and called in the header. */
export function firstName(name: string): string {
  return name.trim().split(/\s/, 1)[0] ?? "";
}
