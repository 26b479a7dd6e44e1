import type { StateCode } from "./states.ts";

/** Where the letters of a PIN code go, in one of its states. */
export interface PinPlaceView {
  readonly city: string;
  readonly state: string;
  readonly stateCode: StateCode;
}
