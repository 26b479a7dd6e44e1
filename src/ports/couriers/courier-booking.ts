/** What a courier does with parcels that the shop gives it. All sums in paise, weights in grams. */
export interface CourierBooking {
  /** As the customer, the owed cash and the link to the courier's page name it. */
  readonly carrier: string;
  /** Its services that bring the parcel there; none where nobody does. */
  quote(parcel: ParcelToQuote): Promise<readonly CourierQuote[]>;
  /** Throws CourierRefused where nothing was booked, CourierUnavailable where that is not known. */
  book(parcel: ParcelToBook): Promise<BookedParcel>;
  /** By the shop's own reference; nothing where the courier knows none. */
  find(reference: string): Promise<FoundParcel | undefined>;
  /** A PDF to print. */
  label(parcel: BookedParcel): Promise<Uint8Array>;
  /** For a day in India. One who is asked twice comes once. */
  askPickup(parcels: readonly BookedParcel[], day: string): Promise<void>;
  cancel(parcel: BookedParcel): Promise<void>;
  /** What its bill calls its columns. */
  readonly bill: BillColumns;
}

export interface ParcelToQuote {
  readonly from: string;
  readonly to: string;
  readonly grams: number;
  /** What is collected at the door; 0 where all is paid. */
  readonly cashPaise: number;
}

export interface CourierQuote {
  /** The courier's own name of it. */
  readonly service: string;
  readonly name: string;
  readonly paise: number;
  /** Null where it does not say. */
  readonly days: number | null;
}

export interface ParcelToBook extends Omit<ParcelToQuote, "to"> {
  /** The shop's own, of this one booking. */
  readonly reference: string;
  readonly service: string;
  /** In centimetres. */
  readonly size: ParcelSize;
  readonly valuePaise: number;
  readonly orderedAt: number;
  readonly to: Receiver;
  readonly goods: readonly ParcelGoods[];
}

export interface ParcelSize {
  readonly length: number;
  readonly breadth: number;
  readonly height: number;
}

export interface Receiver {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
}

export interface ParcelGoods {
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

export interface BookedParcel {
  readonly trackingNumber: string;
  /** What the courier calls it beside that; empty where the number is all it asks for. */
  readonly key: string;
}

export interface FoundParcel extends BookedParcel {
  readonly isCancelled: boolean;
}

/** Names of columns, whatever their case; the first that is there counts. */
export interface BillColumns {
  readonly trackingNumber: readonly string[];
  readonly weight: { readonly names: readonly string[]; readonly gramsOfOne: number };
  /** The sum of these columns, or else of those. */
  readonly sums: readonly (readonly string[])[];
}

/** It says no, for a reason in its own words. */
export class CourierRefused extends Error {}
