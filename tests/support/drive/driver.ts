import type { Send } from "./commands.ts";

/** A browser that does as it is told, with one person in it. */
export interface Driver {
  readonly version: string;
  readonly send: Send;
  /** The part that shows a page, in pixels of its style. */
  resize(width: number, height: number): Promise<void>;
  /** Errors of scripts and of the policy since the browser began. */
  said(): Promise<string[]>;
  stop(): Promise<void>;
}

export interface DriverOptions {
  readonly isDark?: boolean;
  readonly hasScript?: boolean;
  /** As where somebody forbids storage, but not cookies. */
  readonly hasStorage?: boolean;
}
