import { z } from "zod";
import { couriers } from "./couriers.ts";

/** What a courier says became of a parcel, as far as the shop follows it. */
export interface ParcelUpdate {
  readonly trackingNumber: string;
  readonly kind: "delivered" | "returning";
}

const shape = z.union(couriers.map(({ message }) => message));

/** Undefined where it is no such message, null where it says nothing that the shop follows. */
export function readParcelUpdate(told: unknown): ParcelUpdate | null | undefined {
  const read = shape.safeParse(told);
  if (!read.success) return undefined;
  const { trackingNumber, says, type } = read.data;
  const plain = says
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  // What has come back all the way, the staff look at and put away themselves.
  if (plain === "delivered" && type !== "RT") return { trackingNumber, kind: "delivered" };
  if (plain !== "rto delivered" && (type === "RT" || /^rto (?:initiated|in transit|ofd)$/.test(plain)))
    return { trackingNumber, kind: "returning" };
  return null;
}
