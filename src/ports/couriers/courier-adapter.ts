import type { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Courier } from "./courier.ts";

/** All that belongs to a courier that the shop can ask. */
export interface CourierAdapter<Set extends object = Readonly<Record<string, unknown>>> {
  /** What it reads of the environment, each by itself. */
  readonly settings: z.ZodRawShape;
  /** Those without which it cannot be asked: all are set, or none. Whoever sets them chooses it. */
  readonly keys: readonly string[];
  open(settings: Set, clock: Clock): Courier;
  /** How it words what became of a parcel. */
  readonly message: z.ZodType<ParcelMessage>;
}

export interface ParcelMessage {
  readonly trackingNumber: string;
  readonly says: string;
  /** RT where the parcel is on its way back; empty where its words say that. */
  readonly type: string;
}
