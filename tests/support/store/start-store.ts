import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";

export type StoreFault = "none" | "down" | "slow" | "full" | "wrong" | "changed" | "cut";

export interface StandInStore {
  readonly url: string;
  /** The settings with which a shop uses it. */
  readonly settings: Readonly<Record<string, string>>;
  fault(fault: StoreFault): Promise<void>;
  books(): Promise<{ asked: string[]; names: string[] }>;
  stop(): Promise<void>;
}

/** A store of our own in a process of its own, for which no account is needed. */
export async function startStore(): Promise<StandInStore> {
  const { url, stop } = await startStandIn("store", join(import.meta.dirname, "store-main.ts"));
  return {
    url,
    settings: {
      PICTURES_URL: `${url}/bucket/shop`,
      PICTURES_KEY_ID: "standin",
      PICTURES_KEY_SECRET: "standin-secret",
      PICTURES_REGION: "ap-south-1",
    },
    fault: async (fault) => void (await fetch(`${url}/__fault/${fault}`)),
    books: async () => (await (await fetch(`${url}/__books`)).json()) as { asked: string[]; names: string[] },
    stop,
  };
}
