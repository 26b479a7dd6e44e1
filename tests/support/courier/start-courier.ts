import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";
import type { BookingFault, StandInParcel } from "./courier-books.ts";

type Fault = "" | "slow" | "down" | "wrong" | "lying" | "endless" | "expired";

interface Told {
  readonly asked: number;
  readonly logins: number;
  /** Those that have a number, in the order in which they were booked. */
  readonly parcels: readonly StandInParcel[];
  readonly pickups: readonly string[];
}

/** A courier of our own in a process of its own, that can be slow, down, wrong and lying. */
export async function startCourier() {
  const { url, stop } = await startStandIn("courier", join(import.meta.dirname, "courier-main.ts"));
  const control = async (query: string) => (await (await fetch(`${url}/control?${query}`)).json()) as Told;
  return {
    url,
    /** The settings of a shop that books with both. */
    env: {
      SHIPROCKET_EMAIL: "api@shop.example",
      SHIPROCKET_PASSWORD: "standin-password",
      SHIPROCKET_PICKUP: "Primary",
      SHIPROCKET_API_URL: url,
      DELHIVERY_TOKEN: "standin-token",
      DELHIVERY_PICKUP: "Primary",
      DELHIVERY_API_URL: url,
    },
    behave: (fault: Fault) => control(`fault=${fault}`),
    /** Of the next parcel alone. */
    failBooking: (fault: BookingFault | "") => control(`booking=${fault}`),
    /** All that Delhivery has, until its books are empty. */
    move: (status: string) => control(`move=${encodeURIComponent(status)}`),
    /** With empty books. */
    forget: () => control("forget"),
    refuse: (pinCode: string) => control(`refuse=${pinCode}`),
    counts: () => control(""),
    stop,
  };
}
