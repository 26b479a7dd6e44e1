import type { NamedPlace } from "#modules/stores/rules/places.ts";
import { India, Pin } from "../india-map.tsx";

/** One place, for the eyes: what stands beside it says it in words. */
export function SpotMap({ spot }: { readonly spot: NamedPlace | null }) {
  return (
    <div aria-hidden="true" className="spot-map wide-only">
      <India>{spot && <Pin at={spot} name={spot.name} />}</India>
    </div>
  );
}
