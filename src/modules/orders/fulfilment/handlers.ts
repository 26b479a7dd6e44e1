import type { InputOf } from "#contract/endpoint.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { needsOf } from "#server/handlers/needs-of.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { showForOffice } from "../order-lists/office-views.ts";
import type { EnteredOrder } from "../placing/enter-order.ts";
import { keyOf, onOne } from "../public/on-one-order.ts";
import type { QuoteView } from "../quote-view.ts";
import type { fulfilmentEndpoints } from "./endpoints.ts";

export const fulfilmentHandlers: HandlersOf<typeof fulfilmentEndpoints> = {
  async today(shop, caller) {
    const [waiting, { invoices, soldPaise }, needs] = await Promise.all([
      shop.checkout.orderLists.today(),
      shop.accounting.ofDay(),
      needsOf(shop, caller),
    ]);
    return success({
      today: {
        ...waiting,
        ...{ invoices, soldPaise, needs },
      },
    });
  },

  async list({ checkout }, caller, filter) {
    // Who may not read a telephone number may not find out whose it is either.
    const { orders, next, counts } = await checkout.orderLists.list({
      ...filter,
      isWhole: holds(caller, "orders.all"),
    });
    return success({ orders, next, counts });
  },

  show: (shop, caller, { id }, { lang }) => showForOffice(shop, caller, id, lang),

  async prepare(shop, _caller, request, { lang }) {
    const { accounts, checkout, shopSettings } = shop;
    const { phone, search, items, pinCode, state, storeId, joins, discount, discountReason } = request;
    const to = pinCode !== "" && state !== "" ? { pinCode, state } : undefined;
    const [customer, found] = await Promise.all([
      phone === "" ? null : accounts.customerByPhone(phone),
      goodsToOrder(shop, { search, isEmpty: items.length === 0 }),
    ]);
    const { lines, takesCash, quote, ...rest } = await checkout.prepare({
      ...{ items, to, storeId, found, discount, discountReason },
      joins: joins === "" ? undefined : await checkout.orderLists.idOf(joins),
    });
    const words = textsOf(lang).refusals;
    return success({
      draft: {
        ...rest,
        quote: quote && sumsOf(quote),
        customer: customer && {
          ...customer,
          address: customer.address ?? (await checkout.lastAddressOf(customer.id)),
        },
        lines: lines.map(({ reason, ...line }) => ({ ...line, reason, why: reason && words[reason] })),
        ways: ["link", "paid", ...(takesCash ? (["cash"] as const) : [])] as const,
        linkHours: shopSettings.now().payments.linkHours,
      },
    });
  },

  async enter(shop, caller, { customerId, address, joins, key, ...request }, requestContext) {
    const { userId: actor } = caller;
    const whose = await whoseOrder(shop, actor, { customerId, address, joins });
    if (!whose.ok) return named(whose, requestContext.lang);
    const entered = await shop.checkout.enter({
      ...{ ...request, ...whose.value, actor },
      lang: requestContext.lang,
      key: keyOf(key, requestContext) ?? undefined,
    });
    return entered.ok ? showForOffice(shop, caller, entered.value.id, requestContext.lang) : entered;
  },

  pack: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.pack({ ...by, seen })),
  send: (shop, caller, { id, seen, ...parcel }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.send({ ...by, seen }, parcel)),
  correctNumber: (shop, caller, { id, seen, ...right }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.correctNumber({ ...by, seen }, right),
    ),
  handOver: (shop, caller, { id, seen, parcel }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.handOver({ ...by, seen }, { parcel }),
    ),
  complete: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.move({ ...by, seen }, "completed"),
    ),
  letComeBack: (shop, caller, { id, seen, ...parcel }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.letComeBack({ ...by, seen }, parcel),
    ),
  takeBack: (shop, caller, { id, seen, ...parcel }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.takeBack({ ...by, seen }, parcel)),
  stepBack: (shop, caller, { id, seen, reason }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.stepBack({ ...by, seen }, reason)),
  undo: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.undo({ ...by, seen })),
  cancel: (shop, caller, { id, seen, reason, key }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.callOff({ ...by, seen, once: keyOf(key, requestContext) ?? undefined }, reason),
    ),

  sendLink: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.sendLink({ ...by, seen })),

  confirmCash: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.confirmCash({ ...by, seen })),

  async note(shop, caller, { id, seen, words }, requestContext) {
    const done = await onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.note({ ...by, seen }, words),
    );
    return done.ok ? success({}) : done;
  },
  async message(shop, caller, { id, seen, words }, requestContext) {
    const done = await onOne(shop, caller, id, requestContext, (fulfilment, by) =>
      fulfilment.write({ ...by, seen }, words),
    );
    return done.ok ? success({}) : done;
  },
};

/** Who has that number, or whoever the order is of that it leaves together with. */
async function whoseOrder(
  shop: ShopServices,
  actor: string,
  {
    customerId,
    address,
    joins,
  }: Pick<InputOf<typeof fulfilmentEndpoints.enter>, "customerId" | "address" | "joins">,
): Promise<Outcome<Pick<EnteredOrder, "customer" | "address" | "joins">>> {
  if (joins) {
    const id = await shop.checkout.orderLists.idOf(joins);
    const first = id === undefined ? undefined : await shop.checkout.orderLists.customerOf(id);
    return id !== undefined && first ? success({ customer: first, joins: id }) : failure("notFound");
  }
  if (!address) return failure("fieldRequired", { field: "phone" });
  const read = shop.accounts.readAddress(address);
  if (!read.ok) return read;
  const { phone, name } = read.value;
  const customer = customerId || shop.accounts.customerFor(actor, { phone, name });
  return success({ customer, address: read.value });
}

/** Of a form so long, what is said above it says of which field. */
function named(no: Failure, lang: Lang): Failure {
  const { manage, refusals } = textsOf(lang);
  const { name, phone, street, city, state, pinCode } = manage.newOrder;
  const labels: Readonly<Record<string, string>> = { name, phone, street, city, state, pinCode };
  const label = labels[no.field ?? ""];
  return label === undefined ? no : { ...no, message: `${label}: ${refusals[no.reason]}` };
}

function sumsOf({ freeShippingFrom: _, charges, ...sums }: QuoteView) {
  return { ...sums, charges: [...charges] };
}

const mostLikely = 12;

/** What an order by phone chooses from: what was looked for; before anything is, what is asked for most. */
async function goodsToOrder(
  { catalogue, checkout }: ShopServices,
  { search, isEmpty }: { readonly search: string; readonly isEmpty: boolean },
): Promise<readonly string[]> {
  if (search !== "") return (await catalogue.suggest(search)).products.map(({ id }) => id);
  if (!isEmpty) return [];
  const [often, { goods }] = await Promise.all([
    checkout.oftenBought(mostLikely),
    catalogue.listGoods({ state: "live" }),
  ]);
  return [...new Set([...often, ...goods.map(({ id }) => id)])].slice(0, mostLikely);
}
