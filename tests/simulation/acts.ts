import fc from "fast-check";
import type { Chosen, Done } from "./chosen.ts";
import { gatewayActs } from "./gateway-acts.ts";
import { isRival, weights } from "./how-often.ts";
import { buyersIn, hasCart, isFor, leads, mayLead, ofOrders, ofReturns } from "./may-lead.ts";
import { parcelActs } from "./parcel-acts.ts";
import type { Books } from "./read-books.ts";
import { shopperActs } from "./shopper-acts.ts";
import { staffActs } from "./staff-acts.ts";
import { type Step, type Theme, themes } from "./themes.ts";
import { timeActs } from "./time-acts.ts";
import { codes, type Person, people, products, type World } from "./world.ts";

/** Everything that people, couriers and the gateway do; the shop may refuse each, and must break at none. */
export const acts = { ...shopperActs, ...gatewayActs, ...staffActs, ...parcelActs, ...timeActs };

export type ActName = keyof typeof acts;
const names = Object.keys(acts) as ActName[];

const act = fc.record({
  /** Now and then somebody does what leads nowhere. */
  isLikely: fc.oneof(
    { weight: 15, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  name: fc.nat(9_999),
  nth: fc.nat(3),
  /** Else who does most in this story, and the code that is used most. */
  who: fc.option(fc.nat(people.length - 1), { freq: 2 }),
  what: fc.nat(products.length - 1),
  code: fc.option(fc.nat(codes.length - 1), { freq: 2 }),
  line: fc.constantFrom(0, 0, 1),
  many: fc.constantFrom(1, 1, 1, 2, 2, 3),
  isSo: fc.boolean(),
  /** To the same order as what is done at the same time. */
  isBeside: fc.boolean(),
  /** The machine that it is asked of. */
  on: fc.nat(1),
});
type Drawn = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What happens at one time, and after how many steps of it the machine stops that the first is asked of. */
export const moment = fc.record({
  acts: fc.oneof({ weight: 3, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act) }),
  stop: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(40) }),
});

/** What one story has far oftener than others: what needs several of a kind comes about. */
export const favourites = fc.record({
  theme: fc.oneof(
    {
      weight: 1,
      arbitrary: fc.subarray(names, { maxLength: 6 }).map((often): Theme => ({ first: [], often })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...themes) },
  ),
  who: fc.nat(people.length - 1),
  code: fc.nat(codes.length - 1),
});
type Favourites = typeof favourites extends fc.Arbitrary<infer One> ? One : never;

/** An act, and what it is done to. */
export interface DoneTo {
  readonly name: ActName;
  readonly chosen: Chosen;
}

/** Which of the acts it is, as things stand, unless one is wanted, and what it is done to. */
export function chooseAct(
  books: Books,
  often: Favourites,
  { name, nth, what, on: _, ...drawn }: Drawn,
  { beside, wanted }: { beside?: DoneTo | undefined; wanted?: Step | undefined },
): DoneTo {
  const { isLikely, isBeside, ...rest } = {
    ...{ ...drawn, ...wanted?.how },
    ...(wanted && { isLikely: true, isBeside: true, who: null }),
  };
  const { orders, returns, left } = books;
  const buyers = buyersIn(books);
  const [who, code] = [rest.who ?? often.who, rest.code ?? often.code];
  const possible = names.filter((one) => !isLikely || mayLead(one, books));
  const weightOf = (one: ActName) => Math.max(weights[one] ?? 1, often.theme.often.includes(one) ? 100 : 1);
  // What leads nowhere is as likely as what does.
  const weighted = possible.flatMap((one) => Array<ActName>(isLikely ? weightOf(one) : 1).fill(one));
  const against = possible.filter((one) => isBeside && isRival(one, beside?.name));
  const among = against.length > 0 ? against : weighted;
  const chosen = wanted?.act ?? among[name % among.length] ?? "fill";
  const apt = <Row extends object>(
    rows: readonly Row[],
    of: readonly string[] | undefined,
    state: keyof Row,
  ) => (isLikely && of ? rows.filter((row) => of.includes(String(row[state]))) : rows);
  const ordersFor = isLikely ? orders.filter((one) => isFor(chosen, one, books)) : orders;
  // The newest are the likeliest to be in the middle of something.
  const back =
    returns.find(({ id }) => isBeside && id === beside?.chosen.returnId) ??
    apt(returns, ofReturns[chosen], "state").at(-1 - nth) ??
    apt(returns, ofReturns[chosen], "state").at(-1);
  const order =
    apt(orders, ofOrders[chosen], "status").find(({ id }) => isBeside && id === beside?.chosen.orderId) ??
    orders.find(({ id }) => isLikely && ofReturns[chosen] && id === back?.order_id) ??
    apt(ordersFor, ofOrders[chosen], "status").at(-1 - nth) ??
    apt(ordersFor, ofOrders[chosen], "status").at(-1);
  const hereOr = (other: Person, one = other) => (left.has(one) ? other : one);
  const isBuying = leads[chosen] === hasCart && isLikely;
  const withCart = buyers.find((one) => one === people[who]) ?? buyers.at(who % buyers.length);
  const buyer = isBeside && beside ? order?.user_id : isBuying ? withCart : undefined;
  return {
    name: chosen,
    chosen: {
      ...rest,
      who: hereOr("guest", people.find((one) => one === buyer) ?? people[who]),
      product: products[what] ?? "pot",
      code: codes[code]?.code ?? "HALF",
      orderId: order?.id ?? "none",
      of: order?.user_id ?? "asha",
      returnId: back?.id ?? "none",
    },
  };
}

export async function perform(world: World, name: ActName, chosen: Chosen): Promise<string> {
  const done = await (acts[name] as (world: World, chosen: Chosen) => Done)(world, chosen);
  return done === undefined || done.ok ? "done" : done.reason;
}

export function storyOf(
  name: ActName,
  { who, product, code, orderId, returnId, line, many, isSo }: Chosen,
): string {
  const goods = `${many} ${product}, code ${code}`;
  return `${name} by ${who}: ${goods}, order ${orderId} line ${line}, return ${returnId}, ${isSo}`;
}
