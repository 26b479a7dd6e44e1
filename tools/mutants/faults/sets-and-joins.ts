import type { Mutant } from "../mutant.ts";

/** Of sets, of goods that are added to orders and of other choices, planted by the product's code alone. */
export const setsAndJoins: readonly Mutant[] = [
  {
    name: "a set is sold for some paise less than it costs",
    find: "const dearer = share % part.pieces;",
    put: "const dearer = 0 * share;",
  },
  {
    name: "of several sets the parts of one are sold",
    find: "quantity: share.pieces * quantity,",
    put: "quantity: share.pieces,",
  },
  {
    name: "each part of a set that is sold takes it out of the cart again",
    find: "const bySet = Map.groupBy(lines, (line) => line.partOf?.productId ?? line);",
    put: "const bySet = Map.groupBy(lines, (line) => line);",
  },
  {
    name: "there is a set while there is a piece of each of its parts",
    find: "choice.offered = 1 then pile.free / part.pieces else 0 end",
    put: "choice.offered = 1 then pile.free else 0 end",
  },
  {
    name: "a set is for sale whose parts have run out but for some",
    find: "left.filter(({ free, isInSet }) => free === 0 || isInSet).map(({ productId }) => productId),",
    put: "left.filter(({ free }) => free === 0).map(({ productId }) => productId),",
  },
  {
    name: "a set stays sold out when enough of its parts are back",
    find: "return line.quantity > 0 && (isInSet || free === line.quantity);",
    put: "return line.quantity > 0 && free === line.quantity;",
  },
  {
    name: "goods are added to an order that has left",
    find: `  if (!canBeChanged(first)) return failure("tooLateToChange");\n`,
    put: "",
  },
  {
    name: "the courier asks for goods that are added to a paid order",
    find: `const isCash = payment !== "cash" || (await payments.ofOrder(tx, first.id))?.method === "cash";`,
    put: "const isCash = payment === undefined || first.id === joins;",
  },
  {
    name: "what is added to an order pays for a delivery of its own",
    find: "return terms && { ...terms, delivery: [{ upToGrams: null, paise: 0, freeAbovePaise: 0 }] };",
    put: "return terms;",
  },
  {
    name: "what is added to a joined order is in no parcel with the first one",
    find: "joinedTo: first.joinedTo ?? id,",
    put: "joinedTo: id,",
  },
  {
    name: "what another choice costs less is kept",
    find: "const gone = isWhole ? rest : same.quote.total;",
    put: "const gone = isWhole ? rest : made.quote.total;",
  },
  {
    name: "what pays for another choice goes back as well",
    find: "const back = await payments.refunds.owe(tx, payment, { ...owed, amountPaise: gone - total, lines, reason });",
    put: "const back = await payments.refunds.owe(tx, payment, { ...owed, amountPaise: gone, lines, reason });",
  },
  {
    name: "pieces that go out in another choice come on no shelf",
    find: `    await parts.catalogue.returnSold(tx, goodsAt(order, pieces), { orderId: order.id });
    if (total === 0`,
    put: "    if (total === 0",
  },
  {
    name: "the courier asks for both choices",
    find: `  const lessened = await lessen(parts, tx, { order, payment, by }, less);
  return lessened.ok ? success({}) : lessened;`,
    put: "  return less.paise < 0 ? lessen(parts, tx, { order, payment, by }, less) : success({});",
  },
  {
    name: "goods are added to an order while it is called off",
    engine: "postgres",
    find: "const first = await orders.lock(tx, joins);",
    put: "const first = await orders.find(tx, joins);",
  },
];
