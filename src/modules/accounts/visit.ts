import type { Lang } from "#contract/texts/lang.ts";
/** What is known of the browser that asks. */
export interface Visit {
  readonly address: string;
  readonly userAgent: string;
  readonly lang: Lang;
  /** The session it came with; a new login ends it. */
  readonly cookie: string | undefined;
  /** What it got when somebody signed in there before. */
  readonly browser: string | undefined;
}
