import { type Coordinates, distanceKm } from "./distance.ts";
import type { NamedPlace } from "./places.ts";

interface Findable extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

export type FoundStore<S> = S & {
  /** Present once it is known from where to measure. */
  readonly km?: number;
  readonly isNearest: boolean;
};

export interface FoundStores<S> {
  readonly stores: readonly FoundStore<S>[];
  /** The text named this place and no store; the stores are ordered by their distance from it. */
  readonly from?: string;
}

interface Search {
  readonly search: string;
  /** What the text names, where it is a city or a PIN code. */
  readonly place?: NamedPlace | undefined;
  /** Where the shopper stands. */
  readonly here?: Coordinates | undefined;
}

/** A store by its name, city or address; else, when the text is a known place, all stores by distance from there. */
export function findStores<S extends Findable>(
  stores: readonly S[],
  { search, place, here }: Search,
): FoundStores<S> {
  const wanted = search.trim().toLowerCase();
  const matching = stores.filter(({ name, city, address }) =>
    [name, city, address].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (matching.length === 0)
    return place ? { stores: byDistance(stores, place), from: place.name } : { stores: [] };
  if (!here) return { stores: matching.map((store) => ({ ...store, isNearest: false })) };
  const sought = new Set(matching.map(({ id }) => id));
  return { stores: byDistance(stores, here).filter(({ id }) => sought.has(id)) };
}

/** The nearest of all: what a search leaves may be far away. */
function byDistance<S extends Findable>(stores: readonly S[], here: Coordinates): FoundStore<S>[] {
  return stores
    .map((store) => ({ store, km: distanceKm(here, store) }))
    .sort((a, b) => a.km - b.km)
    .map(({ store, km }, at) => ({ ...store, km, isNearest: at === 0 }));
}
