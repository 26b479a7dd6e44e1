import type { StateCode } from "#contract/india/states.ts";

/** What the shop says of one PIN code; the same wherever it is said. */
export type DeliveryView = {
  readonly pinCode: string;
  /** Of a PIN code that nobody knows: none. */
  readonly places: readonly PinAreaView[];
  readonly deliverable: boolean;
  /** The day in India by which the parcel is there, as 2026-11-27. Null where nothing is brought to, or no day is promised. */
  readonly by: string | null;
  /** What bringing these goods costs, and from which sum on nothing. */
  readonly paise: number;
  readonly freeAbovePaise: number;
  readonly cash: boolean;
};

/** Where the letters of a PIN code go, in one of its states. */
export interface PinAreaView {
  readonly city: string;
  readonly state: string;
  readonly stateCode: StateCode;
}
