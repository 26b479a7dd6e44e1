import { formatRupees } from "#contract/format/money.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { playedReport } from "#contract/payment-report.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import type { PinAreaView } from "#modules/delivery/views.ts";
import { fieldsOf, formProblem, goOn } from "#server/forms/form-answer.ts";
import { readForm } from "#server/forms/read-form.ts";
import type { AskingPage } from "#server/links/link-page.ts";
import { checkoutEndpoints } from "../placing/endpoints.ts";

/** The whole purchase of somebody without an account by one form; the PIN code says where it goes. */
export async function buyAsGuest(request: Request, page: AskingPage) {
  const form = await readForm(request);
  const { key, phone, name, pinCode, street, landmark, city, state, ...fields } = fieldsOf(form);
  const requestContext = { ...page.requestContext, idempotencyKey: key || undefined };
  const place = placeFor(page.shop.delivery.areasIn(pinCode ?? ""), { city, state });
  // What else is missing is said first, from above to below.
  if (!place.ok && [phone, name, pinCode].every(Boolean)) return formProblem(place, form, requestContext);
  const where = place.ok ? place.value : { city: "", state: "" };
  const address = {
    ...{ name, phone, pinCode, ...where },
    street: [street, landmark].filter((part) => part?.trim()).join(", "),
  };
  const placed = await page.ask(checkoutEndpoints.place, { ...fields, address }, requestContext);
  if (!placed.ok) return refused(placed, form, page);
  const { confirm_path, pay_path, track_path } = placed.value;
  const played = playedReport(placed.value);
  const paid = played && (await page.ask(checkoutEndpoints.verify, played, requestContext));
  if (paid && !paid.ok) return formProblem(paid, form, requestContext);
  return goOn(confirm_path ?? pay_path ?? (track_path ? `${track_path}?thanks` : paths.cart()));
}

/** Of several states one has to be chosen; of a PIN code that nobody knows both are typed. */
function placeFor(
  places: readonly PinAreaView[],
  { city = "", state = "" }: { readonly city?: string | undefined; readonly state?: string | undefined },
): Outcome<{ readonly city: string; readonly state: string }> {
  const [first, ...others] = places;
  if (!first)
    return city.trim() && state ? success({ city, state }) : failure("pinCodeUnknown", { field: "pinCode" });
  const chosen = others.length === 0 ? first : places.find((place) => place.state === state);
  return chosen
    ? success({ city: chosen.city, state: chosen.state })
    : failure("fieldRequired", { field: "state" });
}

function refused(refusal: Failure, form: URLSearchParams, { requestContext }: AskingPage) {
  const { checkout } = textsOf(requestContext.lang);
  const toCart = () => goOn(paths.cart(), { kind: "error", text: checkout.confirm.changed });
  if (refusal.reason === "cartEmpty") return toCart();
  if (refusal.reason === "cartChanged") {
    const { cart } = refusal.data as { readonly cart: CartView };
    if (!cart.payable) return toCart();
    const { newSum } = form.get("storeId") ? checkout.collect : checkout.confirm;
    const message = newSum(formatRupees(cart.quote.total));
    return formProblem({ ...refusal, message }, form, requestContext);
  }
  const { field: named = "", ...rest } = refusal;
  // Where a parcel may go follows from the PIN code.
  const field = named === "address" ? "pinCode" : named.replace(/^address\./, "");
  return formProblem({ ...rest, ...(fieldsOfForm.has(field) && { field }) }, form, requestContext);
}

/** A refusal of anything else stands above the form. */
const fieldsOfForm = new Set([
  ...["phone", "name", "pinCode", "city", "state", "street", "landmark"],
  ...["paymentMethod", "gstin", "businessName"],
]);
