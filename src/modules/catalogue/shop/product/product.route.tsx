import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { wordsIn } from "#contract/format/words.ts";
import { paths } from "#contract/paths.ts";
import { roleHolds } from "#contract/rights.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { bandFor } from "#modules/pricing/rules/delivery.ts";
import { returnRulesOf } from "#modules/returns/rules/return-rules-of.ts";
import { daysFor, wayBackCost } from "#modules/returns/rules/returnable.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { noticeCookie } from "#server/http/notice.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import type { Trade } from "../public/trade-data.ts";
import { choiceRows, factRows } from "./fact-rows.ts";
import { formatDispatch } from "./format-dispatch.ts";
import { ProductData } from "./product-data.tsx";
import { ProductPage } from "./product-page.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const words = textsOf(page.requestContext.lang).product;
  try {
    return (await factsOf(params.id ?? "", page)) ?? toListing(words.notFound, words.notFoundMore);
  } catch (error) {
    page.report(error);
    return toListing(words.failed);
  }
}

async function factsOf(id: string, { shop, caller, requestContext, publicUrl }: PageContext) {
  const { catalogue } = shop;
  const sold = await catalogue.openProduct(id, requestContext.lang);
  const isForStaff = !sold.ok && roleHolds(caller?.role ?? null, "goods.change");
  const detail = isForStaff ? await catalogue.previewProduct(id, requestContext.lang) : sold;
  if (!detail.ok) return undefined;
  const [ratings, mayReview] = await Promise.all([
    shop.reviews.ratingsOf(id, caller?.userId ?? null),
    caller ? shop.reviews.mayReview(caller.userId, id) : false,
  ]);
  const { paise: costPaise, freeAbovePaise } = bandFor(shop.pricing.terms(), 0);
  const settings = shop.shopSettings.now();
  const isMrp = settings.pricing.profile === "india";
  const trade = tradeOf(settings, detail.value, {
    ...{ costPaise, freeAbovePaise, isMrp },
    returnsHint: wordsIn(settings.support.returnsHint, requestContext.lang),
  });
  const known = factRows(detail.value, requestContext.lang, trade) ?? [];
  const product = { ...detail.value, facts: [...choiceRows(detail.value, requestContext.lang), ...known] };
  const preview = isForStaff ? textsOf(requestContext.lang).goodsOffice.unseen : null;
  const { category, parent } = detail.value;
  const promotions = shop.automaticDiscounts.shownOn(
    detail.value.id,
    [category.id, ...(parent ? [parent.id] : [])],
    requestContext.lang,
  );
  const leaves = formatDispatch(trade.cutOffHour, requestContext.lang);
  const { lang } = requestContext;
  return { product, ratings, mayReview, lang, publicUrl, trade, leaves, promotions, preview };
}

function tradeOf(settings: ShopSettings, { category, parent }: DetailView, delivery: Delivery): Trade {
  const { returns, delivery: working } = settings;
  return {
    ...delivery,
    cutOffHour: working.cutOffHour,
    restDays: working.restDays,
    returnDays: daysFor(returnRulesOf(settings), [category.id, ...(parent ? [parent.id] : [])]),
    wayBackPaise: wayBackCost(returns),
    toStores: returns.toStores,
    exchange: returns.exchange,
  };
}

type Delivery = Pick<Trade, "costPaise" | "freeAbovePaise" | "isMrp" | "returnsHint">;

function toListing(text: string, more?: string): Response {
  const headers = { "Set-Cookie": noticeCookie({ kind: "error", text, more }) };
  return redirect(paths.products(), { headers });
}

/** The review; what goes into the cart or onto the wishlist has pages of its own. */
export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext));
}

export default function ProductRoute() {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      {facts.preview === null ? (
        <ProductData {...facts} />
      ) : (
        <p className="page-width product-closed">
          <meta name="robots" content="noindex" />
          <a href={`/manage/goods/${facts.product.id}`} className="badge badge-accent">
            {facts.preview}
          </a>
        </p>
      )}
      <ProductPage key={facts.product.id} {...facts} />
    </>
  );
}
