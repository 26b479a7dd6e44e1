import type { DeliveryView } from "#contract/delivery-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { cityIn } from "#shop/stores/rules/places.ts";

/** The answer for a PIN code with its cities as they are called in the asker's language. */
export function deliveryIn(lang: Lang, view: DeliveryView): DeliveryView {
  return { ...view, places: view.places.map((place) => ({ ...place, city: cityIn(lang, place.city) })) };
}
