import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { Coordinates } from "../rules/distance.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreView } from "../views.ts";
import drawing from "./india.svg?url";

/** Drawn here, so that no other server learns who looks at it. The list beside it says the same in words. */
export function IndiaMap({ stores: shown }: { readonly stores: readonly StoreView[] }) {
  const stores = useWords("stores", storesWords);
  return (
    <nav aria-labelledby="india" className="card india">
      <h2 id="india" className="title-3">
        {stores.india}
      </h2>
      <India>
        {shown.map((store) => (
          <ShopLink
            key={store.id}
            to={paths.store(store.id)}
            className="map-pin"
            aria-label={stores.storeTitle(store.name, store.city)}
          >
            <Pin at={store} name={store.city} />
          </ShopLink>
        ))}
      </India>
    </nav>
  );
}

export function India({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className="india-picture full" role="presentation">
      <use href={`${drawing}#outline`} className="india-land" strokeLinejoin="round" />
      {children}
    </svg>
  );
}

type PinProps = { readonly at: Coordinates; readonly name: string };

export function Pin({ at, name }: PinProps) {
  const { x, y } = onMap(at);
  // Names of the east run inwards, where the drawing does not end.
  const isEast = x > 400;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="26" className="india-target" />
      <path d="M0 0c-4-9-11-13-11-22a11 11 0 0 1 22 0c0 9-7 13-11 22z" className="india-pin" />
      <circle cy="-22" r="4" className="india-hole" />
      <text x={isEast ? -15 : 15} y="-8" textAnchor={isEast ? "end" : "start"} className="india-name strong">
        {name}
      </text>
    </g>
  );
}

const mapWidth = 560;
const mapHeight = 640;

const scale = 20;
const west = 67.2;
const north = 37.9;
/** A degree of longitude is this much shorter than one of latitude in the middle of India. */
const narrowing = 0.9239;

/** Where a place lies on india.svg. */
function onMap({ lat, lng }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: round((lng - west) * narrowing * scale), y: round((north - lat) * scale) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
