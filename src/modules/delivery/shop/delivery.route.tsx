import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { failureStatus } from "#contract/failures.ts";
import { pinCookieLine } from "#contract/india/pin-cookie.ts";
import { paths } from "#contract/paths.ts";
import { payNames } from "#contract/pay-names.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { paymentMethodsFor } from "#modules/orders/rules/payment-methods-for.ts";
import type { NamedPlace } from "#modules/stores/rules/places.ts";
import { SpotMap } from "#modules/stores/shop/public/spot-map.tsx";
import { buyerOf } from "#server/auth/caller.ts";
import { pageContext } from "#web/page-context.ts";
import { loadOf } from "../public/load-of.ts";
import { deliveryIn, spotIn } from "../rules/delivery-in.ts";
import { DeliveryPage, type DeliveryPageProps } from "./delivery-page.tsx";

const nothing = { paise: 0, grams: 0 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, requestContext } = page;
  const { cards: beside } = await shop.catalogue.openSale(4, requestContext.lang);
  const ways = paymentMethodsFor(shop.shopSettings.now()).flatMap((way) =>
    way === "cash" ? [] : payNames[way],
  );
  const shown = (said: DeliveryPageProps, spot: NamedPlace | null = null) => ({
    ...said,
    spot,
    beside,
    ways,
  });
  const query = new URL(request.url).searchParams;
  const typed = (query.get("pinCode") ?? "").slice(0, 20);
  const wanted = query.get("productId")?.slice(0, 100) || undefined;
  if (typed.trim() === "") return shown({ typed, productId: wanted ?? null, view: null, problem: null });
  const load = await loadOf(shop, buyerOf(page), { productId: wanted, quantity: 1 });
  const productId = load && wanted ? wanted : null;
  const answer = await shop.delivery.ask(typed, load ?? nothing, requestContext.address);
  if (answer.ok)
    return data(
      shown(
        { typed, productId, view: deliveryIn(requestContext.lang, answer.value), problem: null },
        spotIn(requestContext.lang, answer.value),
      ),
      { headers: { "Set-Cookie": pinCookieLine(answer.value.pinCode) } },
    );
  const problem = textsOf(requestContext.lang).refusals[answer.reason];
  return data(shown({ typed, productId, view: null, problem }), {
    status: failureStatus[answer.reason],
  });
}

export default function DeliveryRoute() {
  const { beside, spot, ...shown } = useLoaderData<typeof loader>();
  return (
    <DeliveryPage {...shown} map={<SpotMap spot={spot} />}>
      {beside.length > 0 && <GoodsBeside goods={beside} why="sale" to={paths.flashSale()} />}
    </DeliveryPage>
  );
}
