import { useState } from "react";
import type { Place } from "#shop/stores/rules/distance.ts";

export type Position =
  | { readonly state: "unasked" | "asking" | "refused" | "unavailable" | "slow" }
  | { readonly state: "found"; readonly place: Place };

const patience = 8_000;

/** Where the shopper is, asked of the browser only when the shopper presses for it. */
export function usePosition(): {
  readonly position: Position;
  readonly ask: () => void;
  readonly forget: () => void;
} {
  const [position, setPosition] = useState<Position>({ state: "unasked" });
  const ask = () => {
    if (!("geolocation" in navigator)) return setPosition({ state: "unavailable" });
    setPosition({ state: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ state: "found", place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => setPosition({ state: failures[code] ?? "unavailable" }),
      { timeout: patience, maximumAge: 5 * 60_000 },
    );
  };
  return { position, ask, forget: () => setPosition({ state: "unasked" }) };
}

/** By the codes of GeolocationPositionError. */
const failures: Readonly<Record<number, "refused" | "unavailable" | "slow">> = {
  1: "refused",
  2: "unavailable",
  3: "slow",
};
