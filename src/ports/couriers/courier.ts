import type { CourierBooking } from "./courier-booking.ts";

/** What is asked of a courier: whether and when a parcel comes there. */
export interface CourierQuestion {
  readonly from: string;
  readonly to: string;
  readonly grams: number;
}

export interface CourierAnswer {
  readonly deliverable: boolean;
  /** Until it is there; null where this courier does not say. */
  readonly days: number | null;
  readonly cash: boolean;
}

/** A company that brings parcels, or one that asks several of them. */
export interface Courier {
  readonly name: string;
  /** Throws CourierUnavailable where there is no answer that can be believed. */
  serves(question: CourierQuestion): Promise<CourierAnswer>;
  /** Absent where the shop has not said from where it fetches parcels. */
  readonly booking?: CourierBooking | undefined;
}

export interface BookableCourier extends Courier {
  readonly booking: CourierBooking;
}

export class CourierUnavailable extends Error {}
