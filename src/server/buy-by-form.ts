import { addressesCalls } from "#contract/calls/addresses.ts";
import { checkoutCalls } from "#contract/calls/checkout.ts";
import { newAddress } from "#contract/new-address.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { fieldsOf, formProblem, goOn } from "./form-answer.ts";
import { makeCall } from "./make-call.ts";
import { readForm } from "./read-form.ts";
import type { Shop } from "./shop.ts";
import { requireCaller } from "./signed-in.ts";

interface Page {
  readonly shop: Shop;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
}

/** The whole purchase by one form: the calls that the script makes one after the other. */
export async function buyByForm(request: Request, page: Page) {
  const caller = requireCaller(page, request, paths.cart());
  const form = await readForm(request);
  const { key, addressId, ...fields } = fieldsOf(form);
  const facts = { ...page.facts, idempotencyKey: key || undefined };
  const by = { shop: page.shop, caller, facts };

  const isKnown = addressId !== undefined && addressId !== "" && addressId !== newAddress;
  const added = isKnown ? undefined : await makeCall(addressesCalls.add, fields, by);
  if (added && !added.ok) return formProblem(added, form, facts);

  const purchase = { ...fields, addressId: added ? added.value.address.id : addressId };
  const placed = await makeCall(checkoutCalls.place, purchase, by);
  if (!placed.ok) {
    const words = textsOf(facts.lang);
    if (placed.reason === "cartChanged" || placed.reason === "cartEmpty")
      return goOn(paths.cart(), { kind: "error", text: words.checkout.confirm.changed });
    // The words of the call name the fields of a program.
    const isAddress = placed.reason === "addressNeeded";
    return formProblem(
      isAddress ? { ...placed, message: words.refusals.addressNeeded } : placed,
      form,
      facts,
    );
  }

  const { orderId, order_id, mock_payment_id, mock_signature } = placed.value;
  if (mock_payment_id && mock_signature) {
    const report = { razorpay_order_id: order_id, razorpay_payment_id: mock_payment_id };
    const mock = { ...report, razorpay_signature: mock_signature, is_mock: true };
    const paid = await makeCall(checkoutCalls.verify, mock, by);
    if (!paid.ok) return formProblem(paid, form, facts);
  }
  return goOn(paths.success(orderId));
}
