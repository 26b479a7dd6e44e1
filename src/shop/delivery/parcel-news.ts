import { z } from "zod";

/** What a courier says became of a parcel, as far as the shop follows it. */
export interface ParcelNews {
  readonly trackingNumber: string;
  readonly kind: "delivered" | "returning";
}

const number = z.union([z.string().trim().min(1).max(80), z.int().min(1).transform(String)]);
const shiprocket = z
  .looseObject({ awb: number, current_status: z.string().max(100) })
  .transform(({ awb, current_status }) => ({ awb, says: current_status, type: "" }));
const delhivery = z
  .looseObject({
    Shipment: z.looseObject({
      AWB: number,
      Status: z.looseObject({ Status: z.string().max(100), StatusType: z.string().max(10) }),
    }),
  })
  .transform(({ Shipment: { AWB, Status } }) => ({ awb: AWB, says: Status.Status, type: Status.StatusType }));
const shape = shiprocket.or(delhivery);

/** Undefined where it is no such message, null where it says nothing that the shop follows. */
export function readParcelNews(told: unknown): ParcelNews | null | undefined {
  const read = shape.safeParse(told);
  if (!read.success) return undefined;
  const { awb: trackingNumber, says, type } = read.data;
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
