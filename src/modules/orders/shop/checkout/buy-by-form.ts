import { formatRupees } from "#contract/format/money.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { playedReport } from "#contract/payment-report.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { addressesEndpoints } from "#modules/accounts/addresses/endpoints.ts";
import { newAddress } from "#modules/accounts/rules/new-address.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { checkoutEndpoints } from "#modules/orders/placing/endpoints.ts";
import { callEndpoint } from "#server/api/call-endpoint.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { fillFromPin } from "#server/forms/fill-from-pin.ts";
import { fieldsOf, formProblem, goOn } from "#server/forms/form-answer.ts";
import { readForm } from "#server/forms/read-form.ts";
import type { ShopServices } from "#server/shop-services.ts";

interface Page {
  readonly shop: ShopServices;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
}

/** The whole purchase by one form: the calls that the script makes one after the other. */
export async function buyByForm(request: Request, page: Page) {
  const caller = requireCaller(page, request, paths.cart());
  const form = await readForm(request);
  const addressOf = form.get("addressId");
  const isKnown = addressOf !== null && addressOf !== "" && addressOf !== newAddress;
  const filled = isKnown ? undefined : fillFromPin(form, page);
  if (filled) return formProblem(filled, form, page.requestContext);
  const { key, addressId, ...fields } = fieldsOf(form);
  const requestContext = { ...page.requestContext, idempotencyKey: key || undefined };
  const by = { shop: page.shop, caller, requestContext };

  const added = isKnown ? undefined : await callEndpoint(addressesEndpoints.add, fields, by);
  if (added && !added.ok) return formProblem(added, form, requestContext);
  if (added) takeIntoBook(form, added.value.address.id);

  const purchase = { ...fields, addressId: added ? added.value.address.id : addressId };
  const placed = await callEndpoint(checkoutEndpoints.place, purchase, by);
  if (!placed.ok) return refusedPurchase(placed, form, requestContext);

  const { orderId, confirm_path, pay_path } = placed.value;
  const elsewhere = confirm_path ?? pay_path;
  if (elsewhere) return goOn(elsewhere);
  // The gateway made no code, and its window needs script.
  if (!placed.value.is_paid && !placed.value.is_cash && !placed.value.is_mock)
    return formProblem(failure("paymentUnavailable"), form, requestContext);
  const played = playedReport(placed.value);
  const paid = played && (await callEndpoint(checkoutEndpoints.verify, played, by));
  if (paid && !paid.ok) return formProblem(paid, form, requestContext);
  return goOn(paths.success(orderId));
}

const typedOnce = ["name", "phone", "street", "city", "state", "pinCode", "country", "drawn"];

/** What was typed into this very form is in the book by now: shown and sent again, it would stand there twice. */
function takeIntoBook(form: URLSearchParams, addressId: string): void {
  for (const name of typedOnce) form.delete(name);
  form.set("addressId", addressId);
}

function refusedPurchase(refusal: Failure, form: URLSearchParams, requestContext: RequestContext) {
  const { checkout, refusals } = textsOf(requestContext.lang);
  if (refusal.reason === "cartEmpty") return toCart();
  if (refusal.reason === "cartChanged") {
    const { cart } = refusal.data as { readonly cart: CartView };
    if (!cart.payable) return toCart();
    // Without script the form could not follow the address: it is shown again with what the cart costs there.
    const { newSum } = form.get("storeId") ? checkout.collect : checkout.confirm;
    const message = newSum(formatRupees(cart.quote.total));
    return formProblem({ ...refusal, message }, form, requestContext);
  }
  // The words of the call name the fields of a program.
  const isAddress = refusal.reason === "addressNeeded";
  return formProblem(
    isAddress ? { ...refusal, message: refusals.addressNeeded } : refusal,
    form,
    requestContext,
  );

  function toCart() {
    return goOn(paths.cart(), { kind: "error", text: checkout.confirm.changed });
  }
}
