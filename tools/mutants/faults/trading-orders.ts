import type { Mutant } from "../mutant.ts";

/** Of carts, orders, codes, stock, parcels, cash and who leaves; the simulation of trading is to find them. */
export const tradingOrders: readonly Mutant[] = [
  {
    name: "a sale leaves its goods in the cart",
    find: "  if (taken.length > 0) await cart.removeOrderedLines(tx, order.userId, taken);\n",
    put: "",
  },
  {
    name: "a sale takes whole lines out of the cart",
    find: '    .where("quantity", "<=", quantity),',
    put: '    .where("quantity", ">", 0),',
  },
  {
    name: "another sum is charged than was shown",
    find: "shownPaise === undefined || shownPaise === view.quote.total;",
    put: "shownPaise === undefined || shownPaise > 0;",
  },
  {
    name: "the same press makes another order",
    find: "    orders.keyOf(tx, userId, key),\n    orders.lockPending(tx, userId),",
    put: "    Promise.resolve(undefined),\n    orders.lockPending(tx, userId),",
  },
  {
    name: "what the staff enter is entered by each press",
    find: "  const known = key === undefined ? undefined : await orders.keyOf(tx, actor, key);\n  if (known) return known.body_hash === hashOf(entered)",
    put: "  const known = undefined as any;\n  if (known) return known.body_hash === hashOf(entered)",
  },
  {
    name: "a changed cart leaves its earlier order waiting",
    find: "  if (others.length > 0) return success({ replaces: others });\n",
    put: "",
  },
  {
    name: "goods are held that are not there",
    find: "(free.get(variantKey(line)) ?? 0) < line.quantity",
    put: "(free.get(variantKey(line)) ?? 0) < 1",
  },
  {
    name: "what the staff enter in two rows is counted twice",
    find: "lines = [...lines.filter(({ id }) => id !== added.value.id), added.value];",
    put: "lines = [...lines, added.value];",
  },
  {
    name: "what comes back is not counted in the version of the stock",
    find: "return: sql`sold = sold - line.column4, free = free + line.column4, version = version + 1`",
    put: "return: sql`sold = sold - line.column4, free = free + line.column4`",
  },
  {
    name: "a use of a code is noted of nobody once it is paid",
    find: '      await notePromo(tx, order, "used");\n',
    put: "",
  },
  {
    name: "whoever gives an order up has used its code",
    find: "      if (order.promoCode && !isHereAgain(order)) await purchases.deletePromoUse(tx, order.id);\n",
    put: "",
  },
  {
    name: "the code of a first order is for any order",
    find: "if (rule.firstOrder && (hasBought || isMineNoMore)) return failure(",
    put: "if (rule.firstOrder && isMineNoMore) return failure(",
  },
  {
    name: "a code is used once more than there are",
    find: 'where("used", "<", where.ref("times"))',
    put: 'where("used", "<=", where.ref("times"))',
  },
  {
    name: "a list of parcels is settled twice",
    find: '      .where("order_id", "in", orderIds)\n      .where(isOwed)\n',
    put: '      .where("order_id", "in", orderIds)\n',
  },
  {
    name: "the courier owes for what was refused at the door",
    find: "const paise = payment.amount_paise - less;",
    put: "const paise = payment.amount_paise - 0 * less;",
  },
  {
    name: "the courier owes for an arrival that was none",
    find: "      await rows.updateCashOrder(tx, orderId, { carrier: null, due_paise: null, due_at: null });\n",
    put: "",
  },
  {
    name: "any code confirms an order that is paid at the door",
    find: 'return timingSafeEqual(Buffer.from(kept.code_mac, "base64url"), macOf(orderId, code));',
    put: "return true;",
  },
  {
    name: "the staff confirm what waits for money",
    find: '    if (!(await waitsForWord(parts, tx, order))) return failure("wrongMove", { field: "status" });\n    await parts.cash.confirm(',
    put: '    if (order.status !== "pending") return failure("wrongMove", { field: "status" });\n    await parts.cash.confirm(',
  },
  {
    name: "what has left leaves again",
    find: '  if (!isPartOf(asked, here.most)) return failure("wrongMove", { field: "lines" });\n',
    put: '  if (asked.length === 0) return failure("wrongMove", { field: "lines" });\n',
  },
  {
    name: "a parcel that never left stays on its way",
    find: "  await orders.parcels.withdraw(tx, last);\n",
    put: "",
  },
  {
    name: "what a step back takes off the shelf stays held",
    find: '    await catalogue.sellHeld(tx, goods, { orderId: order.id });\n  }\n  return success({ to: "returning" });',
    put: '  }\n  return success({ to: "returning" });',
  },
  {
    name: "a step back leaves on the shelf what was in the parcel",
    find: "const goods = goodsAt(order, back.restocked ?? []);",
    put: "const goods = goodsAt(order, []);",
  },
  {
    name: "a hold ends a quarter of an hour late",
    find: "if (!order || (!isKnown && order.heldUntil + graceMs > now)) return;",
    put: "if (!order || order.heldUntil + graceMs > now) return;",
  },
  {
    name: "a hold lasts as long as the gateway is silent",
    find: "if (!order || (!isKnown && order.heldUntil + graceMs > now)) return;",
    put: "if (!order || !isKnown) return;",
  },
  {
    name: "a parcel that came back and waits here counts as on the shelf",
    find: "return [...back.flatMap(({ restocked }) => restocked ?? []), ...undecided];",
    put: "return back.flatMap(({ lines }) => lines);",
  },
  {
    name: "an order is over with the first parcel that arrives",
    find: '  if (!isAllSent) return "partSent";\n  if (parcels.some(is("sent"))) return "shipped";\n',
    put: '  if (!isAllSent) return "partSent";\n  if (parcels.every(is("sent"))) return "shipped";\n',
  },
  {
    name: "the courier cannot call who has left for what is on its way",
    find: '  if (isUnderWay(order.status)) return "wait";\n',
    put: "",
  },
  {
    name: "the phone of who has left stays in what they bought",
    find: 'const address = withJsonText(tx, "address", "phone", "");',
    put: 'const address = withJsonText(tx, "address", "street", "");',
  },
  {
    name: "parcels of who has left can be followed",
    find: "  await forgetLabels(tx, ids);\n  const address",
    put: "  const address",
  },
  {
    name: "an order of who has left goes with the money that came for it",
    find: `const withMoney = [...paid, ...(await payments.refunds.of(tx, ids))].map(({ order_id }) => order_id);`,
    put: `const withMoney = paid.map(({ order_id }) => order_id);`,
  },
  {
    name: "a second parcel is booked while nobody knows of the first",
    find: 'return failure("bookingUnderWay");',
    put: "return success(undefined);",
  },
  {
    name: "a parcel costs more than was shown",
    find: "found.paise > wish.shownPaise",
    put: "false",
  },
  {
    name: "what a courier refuses is believed without a look at its books",
    find: 'found !== "silent" && !found.isCancelled) return noteBooked',
    put: 'found !== "silent" && found.isCancelled) return noteBooked',
  },
  {
    name: "a parcel that turns up too late is brought beside another one",
    find: 'const back = await move(parts, row, ["lost"]',
    put: "const back = await move(parts, row, []",
  },
  {
    name: "a parcel is paid for twice",
    find: "billed.has(trackingNumber)",
    put: "false",
  },
];
