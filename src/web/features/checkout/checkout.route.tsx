import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { paymentMethods } from "#contract/checkout-view.ts";
import type { PaymentMethod } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { CheckoutPage } from "./checkout-page.tsx";
import { newAddress } from "./new-address.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const asked = new URL(request.url).searchParams.get("method");
  const caller = requireCaller(page, request, paths.checkout(methodOf(asked)));
  const [view, cart] = await Promise.all([shop.checkout.open(caller.userId), shop.cart.cart(caller.userId)]);
  if (!cart.payable) throw redirect(paths.cart(), 303);
  const method = view.methods.find((one) => one === asked) ?? view.methods[0] ?? "card";
  return { view, cart, method };
}

/** The whole purchase without script: address, order and mock payment. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, facts } = page;
  const caller = requireCaller(page, request, paths.cart());
  const form = await readForm(request);
  const text = (name: string) => form.get(name) ?? "";
  let addressId = text("addressId");
  if (addressId === newAddress || addressId === "") {
    const added = await shop.accounts.addAddress(caller.userId, {
      name: text("name"),
      phone: text("phone"),
      street: text("street"),
      city: text("city"),
      state: text("state"),
      pinCode: text("pinCode"),
      country: text("country") || "India",
      isDefault: false,
    });
    if (!added.ok) return formProblem(added, form, facts);
    addressId = added.value.id;
  }
  const placed = await shop.checkout.place({
    userId: caller.userId,
    key: text("key").slice(0, 255) || crypto.randomUUID(),
    method: methodOf(text("method")),
    addressId,
    shownPaise: Number(text("shownPaise")) || undefined,
    lang: facts.lang,
  });
  if (!placed.ok) {
    const words = textsOf(facts.lang);
    if (placed.reason === "cartChanged" || placed.reason === "cartEmpty")
      return goOn(paths.cart(), { kind: "error", text: words.checkout.confirm.changed });
    return formProblem(placed, form, facts);
  }
  const { orderId, order_id, mock_payment_id = "", mock_signature = "", is_mock } = placed.value;
  if (is_mock)
    await shop.checkout.verify({
      userId: caller.userId,
      gatewayOrderId: order_id,
      gatewayPaymentId: mock_payment_id,
      signature: mock_signature,
      claimsMock: true,
    });
  return goOn(paths.success(orderId));
}

export default function CheckoutRoute() {
  const { view, cart, method } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const shown = problem && "message" in problem ? problem : undefined;
  return <CheckoutPage view={view} cart={cart} method={method} problem={shown} />;
}

function methodOf(asked: string | null): PaymentMethod {
  return paymentMethods.find((method) => method === asked) ?? "card";
}
