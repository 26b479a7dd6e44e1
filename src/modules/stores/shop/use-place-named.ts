import { useEffect, useState } from "react";
import type { NamedPlace } from "../rules/places.ts";

/** The list of places is loaded with the first typed letter. */
export function usePlaceNamed(text: string): NamedPlace | undefined {
  const [place, setPlace] = useState<NamedPlace>();
  useEffect(() => {
    let stale = false;
    if (text.trim() === "") setPlace(undefined);
    else
      import("../rules/places.ts").then(
        ({ placeNamed }) => !stale && setPlace(placeNamed(text)),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [text]);
  return place;
}
