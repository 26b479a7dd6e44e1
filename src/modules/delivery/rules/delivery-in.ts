import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { cityIn, type NamedPlace, placeNamed } from "#modules/stores/rules/places.ts";
import type { DeliveryView } from "../views.ts";
import { middleOf } from "./state-middles.ts";

/** The answer for a PIN code with its cities as they are called in the asker's language. */
export function deliveryIn(lang: Lang, view: DeliveryView): DeliveryView {
  return { ...view, places: view.places.map((place) => ({ ...place, city: cityIn(lang, place.city) })) };
}

/** Where that is on a map: a large city by its name; of any other place the middle of its state, where that is one land. */
export function spotIn(lang: Lang, view: Pick<DeliveryView, "pinCode" | "places">): NamedPlace | null {
  const [place] = view.places;
  if (!place) return null;
  const city = placeNamed(place.city);
  if (city) return { ...city, name: cityIn(lang, place.city) };
  const middle = middleOf(place.stateCode);
  return middle ? { ...middle, name: textsOf(lang).checkout.address.stateName(place.state) } : null;
}
