import { isStateCode, type StateCode } from "#contract/india/states.ts";

/** Where the letters of a PIN code go. */
export interface PinPlace {
  readonly city: string;
  readonly state: StateCode;
}

/** All PIN codes with their places, the numbers of both in one, in order. */
export interface PinCodes {
  readonly places: readonly PinPlace[];
  readonly found: Float64Array;
}

/** More than there are places. */
const room = 4_096;

/** A line says a state, a city and the PIN codes there, each as its distance from the one before. */
export function readPinCodes(lines: string): PinCodes {
  const places: PinPlace[] = [];
  const found: number[] = [];
  for (const line of lines.split("\n")) {
    const [state = "", city = "", steps = ""] = line.split("|");
    if (!isStateCode(state)) continue;
    const place = places.push({ city, state }) - 1;
    let pin = 0;
    for (const step of steps.split(" ")) {
      pin += Number(step);
      found.push(pin * room + place);
    }
  }
  return { places, found: Float64Array.from(found).sort() };
}

/** One for each state that the PIN code lies in; none where nobody knows it. */
export function placesOf({ places, found }: PinCodes, pinCode: string): readonly PinPlace[] {
  const first = Number(pinCode) * room;
  const here: PinPlace[] = [];
  for (let at = firstFrom(found, first); (found[at] ?? Number.POSITIVE_INFINITY) < first + room; at++) {
    const place = places[(found[at] ?? 0) - first];
    if (place) here.push(place);
  }
  return here;
}

function firstFrom(sorted: Float64Array, least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
