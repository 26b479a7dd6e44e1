import { useState } from "react";
import type { Coordinates } from "../rules/distance.ts";

export type Position =
  | { readonly state: "unasked" | "asking" | "refused" | "unavailable" | "slow" }
  | { readonly state: "found"; readonly place: Coordinates };

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
    // The browser's own patience begins when it has leave to ask, and some devices never answer.
    const timer = setTimeout(() => setPosition({ state: "slow" }), patience);
    const end = (found: Position) => {
      clearTimeout(timer);
      setPosition(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end({ state: "found", place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => end({ state: failures[code] ?? "unavailable" }),
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
