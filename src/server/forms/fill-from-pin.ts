import { type Failure, failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { PinAreaView } from "#modules/delivery/views.ts";
import type { RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

interface FillFromPinRequest {
  readonly shop: Pick<ShopServices, "delivery">;
  readonly requestContext: Pick<RequestContext, "lang">;
}

/**
 * Puts city and state of the PIN code where a form has none or those of the PIN code that it was drawn with, and says
 * that they are to be looked at. What is missing beside them is said by the call, which comes after.
 */
export function fillFromPin(
  form: URLSearchParams,
  { shop, requestContext }: FillFromPinRequest,
): Failure | undefined {
  const typed = (name: string) => form.get(name)?.trim() ?? "";
  const country = typed("country");
  if (country !== "" && !/^india|^भारत/i.test(country)) return undefined;
  const all = shop.delivery.areasIn(typed("pinCode"));
  for (const name of leftOver(form, all)) form.set(name, "");
  if (typed("city") !== "" && typed("state") !== "") return undefined;
  const places = typed("state") === "" ? all : all.filter(({ state }) => state === typed("state"));
  const [only, ...others] = places;
  if (!only) return undefined;
  const isWhole = ["name", "phone", "street"].every((name) => typed(name) !== "");
  if (others.length > 0) return isWhole ? askWhich(places, requestContext.lang) : undefined;
  const field = typed("city") === "" ? "city" : "state";
  if (typed("city") === "") form.set("city", only.city);
  form.set("state", only.state);
  if (!isWhole) return undefined;
  const { place, checkout } = textsOf(requestContext.lang);
  const where = `${typed("city")}, ${checkout.address.stateName(only.state)}`;
  return { ...failure("fieldRequired", { field }), message: place.filled(where) };
}

/** What still stands from the drawn PIN code, though it is none of the new one's. */
function leftOver(form: URLSearchParams, places: readonly PinAreaView[]): readonly string[] {
  const [pinCode, city, state] = form.get("drawn")?.split("|") ?? [];
  if (!pinCode || places.length === 0 || pinCode === form.get("pinCode")?.replace(/\s/g, "")) return [];
  const then = { city, state };
  return (["city", "state"] as const).filter(
    (name) => form.get(name) === then[name] && places.every((place) => place[name] !== then[name]),
  );
}

function askWhich(
  places: readonly PinAreaView[],
  lang: FillFromPinRequest["requestContext"]["lang"],
): Failure {
  const { place, checkout } = textsOf(lang);
  const names = places.map(({ state }) => checkout.address.stateName(state)).join(place.or);
  return { ...failure("fieldRequired", { field: "state" }), message: place.whichOf(names) };
}
