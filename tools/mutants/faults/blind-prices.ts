import type { Mutant } from "../mutant.ts";

/** Of carts, prices, codes, discounts and papers, as somebody planted them who had not read the simulation. */
export const blindPrices: readonly Mutant[] = [
  {
    name: "carts part though one was changed since",
    find: "if (version !== before.version + 1) return false;",
    put: "",
  },
  {
    name: "a code counts a day before it begins",
    find: "return isOn && (beginsAt ?? now) <= now &&",
    put: "return isOn && (beginsAt ?? now) <= now + 86_400_000 &&",
  },
  {
    name: "a guest uses a code that is for one customer",
    find: `if (isGuest && looksAtWho(rule)) return failure("promoNeedsAccount", { field: "code" });`,
    put: "",
  },
  {
    name: "a code takes off more than the goods cost",
    find: "return Math.min(reduced, percentOf(reduced, promo.percent) + promo.paise);",
    put: "return percentOf(reduced, promo.percent) + promo.paise;",
  },
  {
    name: "a discount for one customer is everybody's",
    find: "(one.userId === null || one.userId === userId),",
    put: "one.version > 0,",
  },
  {
    name: "a discount for a first order comes at every order",
    find: "return !(await orders.hasBoughtBefore(q, userId)) && !(await pastOrders.hasBought(q, userId));",
    put: "return true;",
  },
  {
    name: "the tax inside a price is taken of the whole price",
    find: "return halfUp(paise * hundredths, (10_000 + hundredths) * parts);",
    put: "return halfUp(paise * hundredths, 10_000 * parts);",
  },
  {
    name: "the bill's tax is of goods before their code",
    find: "paise: paise - (shares[at] ?? 0),",
    put: "paise: paise - (shares[at] ?? 0) * 0,",
  },
  {
    name: "the charge for cash is asked of everybody",
    find: "return paysCash && cashPaise > 0 && subtotal > 0",
    put: "return (paysCash || cashPaise > 0) && subtotal > 0",
  },
  {
    name: "an order forgets what a code took off a line",
    find: "lessPaise: line?.lessPaise ?? 0, tax: line?.tax ?? null };",
    put: "lessPaise: 0, tax: line?.tax ?? null };",
  },
  {
    name: "a credit note names goods that were not given back",
    find: "const from = paiseIn(named) >= input.paise ? named : left;",
    put: "const from = paiseIn(named) > input.paise ? named : left;",
  },
  {
    name: "each credit note takes the tax of the whole line",
    find: "taxPaise: item.taxPaise - tax }",
    put: "taxPaise: item.taxPaise + tax }",
  },
  {
    name: "a credit note for delivery takes from the other charges",
    find: "before.filter((one) => one.line === item.line && one.words === item.words);",
    put: "before.filter((one) => one.line === item.line);",
  },
  {
    name: "a credit note does not say of which invoice it is",
    find: "{ ...contentOf(sold), ofNumber: sold.number, items };",
    put: "{ ...contentOf(sold), items };",
  },
  {
    name: "every other number of invoices is left out",
    find: "doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),",
    put: "doUpdateSet({ last: sql<number>`invoice_counters.last + 2` }),",
  },
  {
    name: "the tax of what is collected is that of its buyer's state",
    find: "place: stateCodeOf((collectedIn ?? address).state) ?? null,",
    put: "place: stateCodeOf(address.state) ?? null,",
  },
  {
    name: "an invoice does not take off what a code did",
    find: "const paise = quantity * unitPaise - sale.lessPaise;",
    put: "const paise = quantity * unitPaise - sale.lessPaise * 0;",
  },
];
