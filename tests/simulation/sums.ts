import { type Books, sum } from "./read-books.ts";

const minute = 60_000;

/** What an order costs is what its goods and charges cost, and what is asked for it. */
export function wrongSums({ orders, lines, charges, payments, cash }: Books): string[] {
  return orders.flatMap(({ id, total_paise, paid_at }) => {
    const goods = sum(
      lines.filter(({ order_id }) => order_id === id),
      (one) => one.quantity * one.unit_paise,
    );
    const added = sum(
      charges.filter(({ order_id, inside }) => order_id === id && inside === 0),
      (one) => one.paise,
    );
    const payment = payments.find(({ order_id }) => order_id === id);
    const asked = Number(payment?.amount_paise);
    // Less is asked where something was taken off before it left, and paid where some of it is left at the door.
    const wanted = total_paise - (cash.find(({ order_id }) => order_id === id)?.less_paise ?? 0);
    const isOdd =
      payment?.method !== "cash" && charges.some((one) => one.order_id === id && one.kind === "cash");
    const isAsked = payment?.method === "cash" && paid_at !== null ? asked <= wanted : asked === wanted;
    return [
      ...(goods + added === total_paise ? [] : [`order ${id}: ${goods} + ${added} is not ${total_paise}`]),
      ...(isAsked ? [] : [`order ${id} of ${total_paise}, asked is ${asked}`]),
      ...(isOdd ? [`order ${id} is not paid in cash, and is charged for it`] : []),
    ];
  });
}

/** What couriers brought is what the parcels owed that it was brought for. */
export function wrongSettlements({ cash, settlements }: Books): string[] {
  return settlements.flatMap(({ id, due_paise, back_at }) => {
    const own = cash.filter(({ settlement_id }) => settlement_id === id);
    const due = sum(own, (one) => one.due_paise ?? 0);
    const isRight = back_at === null ? due === due_paise : own.length === 0;
    return isRight ? [] : [`settlement ${id} of ${due_paise} is for ${due}, taken back ${back_at}`];
  });
}

/** Each code is counted once for each order that has it, and no oftener than it may be used; what comes by itself is noted. */
export function wrongUses({ codes, uses, orders, parcels, charges, discounts, left }: Books): string[] {
  const early = uses.filter(({ order_id, state }) => {
    const isWaiting = orders.some(({ id, status }) => id === order_id && status === "pending");
    return isWaiting !== (state === "held");
  });
  const odd = early.map(({ order_id, state }) => `the code of order ${order_id} is ${state}`);
  const ordersWith = (code: string) => {
    const own = orders.filter((one) => one.promo_code === code);
    const standing = own.filter((one) => one.status !== "cancelled");
    // What never arrived and came back has been used all the same.
    const cameBack = own.filter(
      ({ id, status }) => status === "cancelled" && parcels.some(({ order_id }) => order_id === id),
    );
    const counted = standing.length + cameBack.length;
    const noted = uses.filter((one) => one.code === code).length;
    // Nobody needs to know what somebody used who has left.
    const forgotten = [...standing, ...cameBack].filter(({ user_id }) => left.has(user_id)).length;
    const isNoted = noted <= counted && noted >= counted - forgotten;
    return { standing, counted, wrong: isNoted ? [] : [`${code} is noted ${noted} times of ${counted}`] };
  };
  const kept = [...orders.flatMap(({ promo_code }) => promo_code ?? []), ...uses.map(({ code }) => code)];
  const automatic = new Set(kept.filter((code) => !codes.some((one) => one.code === code)));
  const byItself = [...automatic].flatMap((code) => {
    const { standing, wrong } = ordersWith(code);
    const isFirst = discounts.some(({ id, kind }) => id === code && kind === "firstOrder");
    const isSecond = new Set(standing.map(({ user_id }) => user_id)).size < standing.length;
    const owner = discounts.find(({ id }) => id === code)?.user_id ?? null;
    const isAnothers = owner !== null && standing.some(({ user_id }) => user_id !== owner);
    return [
      ...wrong,
      ...(isFirst && isSecond ? [`somebody orders twice as if for the first time`] : []),
      ...(isAnothers ? [`a discount of ${owner} is somebody else's`] : []),
    ];
  });
  const byCode = codes.flatMap((rule) => {
    const { code, used, times, per_customer, first_order, begins_at, ends_at } = rule;
    const { standing, counted, wrong } = ordersWith(code);
    const most = Math.max(
      0,
      ...[...Map.groupBy(standing, ({ user_id }) => user_id).values()].map((some) => some.length),
    );
    const each = first_order === 1 ? 1 : (per_customer ?? most);
    const usedAt = uses.filter((one) => one.code === code).map(({ used_at }) => used_at);
    const isEarly = usedAt.some((at) => at < (begins_at ?? at) || at > (ends_at ?? at) + minute);
    const isGuests = (first_order === 1 || per_customer !== null) && standing.some((one) => one.guest_phone);
    const isLess = ({ id }: (typeof standing)[number]) =>
      charges.some(({ order_id, kind }) => order_id === id && kind === "promo");
    return [
      ...(used === counted ? [] : [`code ${code} is counted ${used} times, ${counted} orders have it`]),
      ...wrong,
      ...(used <= (times ?? used) ? [] : [`code ${code} is used ${used} times of ${times}`]),
      ...(isEarly ? [`code ${code} is used when it does not count`] : []),
      ...(isGuests ? [`a guest uses code ${code}, which is for one customer`] : []),
      ...(rule.ships_free === 1 || standing.every(isLess)
        ? []
        : [`code ${code} is used and takes nothing off`]),
      ...(most <= each ? [] : [`somebody uses code ${code} ${most} times`]),
    ];
  });
  return [...odd, ...byCode, ...byItself];
}
