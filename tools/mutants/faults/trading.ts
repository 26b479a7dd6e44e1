import type { Mutant } from "../mutant.ts";

/** Of what people, couriers and the gateway do in any order; the simulation of trading is to find them. */
export const trading: readonly Mutant[] = [
  {
    name: "more money back than is left is taken in as it is told",
    find: "const amountPaise = Math.min(one.amountPaise, most);",
    put: "const amountPaise = one.amountPaise;",
  },
  {
    name: "a refund of the shop's own is not known by its key",
    find: "gateway_refund_id === null && gateway_key === key",
    put: "gateway_refund_id === null && gateway_key === null && key === null",
  },
  {
    name: "debts shrink by more than went back elsewhere",
    find: "    tooMuch -= less;\n",
    put: "",
  },
  {
    name: "goods of a debt that went back elsewhere are forgotten",
    find: "      forgone.push(row);\n",
    put: "",
  },
  {
    name: "a payment counts as refunded when a part went back",
    find: "if (sumOf(refunds) < payment.amount_paise) return;",
    put: "if (sumOf(refunds) < 1) return;",
  },
  {
    name: "a refund takes no piece",
    find: "if (isForPieces) await orders.pieces.payBack(",
    put: "if (!isForPieces) await orders.pieces.payBack(",
  },
  {
    name: "pieces are paid for again by a refund of goods",
    find: "goods.some((one) => isMore(one, piecesLeft(order.lines, [], settledPieces(taken))))",
    put: "goods.length < 0",
  },
  {
    name: "a refund pays for what a return is about",
    find: "    if (returnId) return failure(",
    put: '    if (returnId === "") return failure(',
  },
  {
    name: "goods go on the shelf twice with a refund",
    find: "if (isBack || !(await areStillOut(parts, tx, order, named)))",
    put: "if (isBack)",
  },
  {
    name: "goods of a refund are said to be on the shelf",
    find: '    await catalogue.returnSold(tx, goodsAt(order, named), { orderId: order.id });\n    at("owe:stock-back");',
    put: '    at("owe:stock-back");',
  },
  {
    name: "each piece costs what the first one costs",
    find: "shareOf(quote, lines, pieces, settledPieces(taken));",
    put: "shareOf(quote, lines, pieces, []);",
  },
  {
    name: "a piece costs a paisa more",
    find: "return upTo([...behind, ...pieces]) - upTo(behind);",
    put: "return upTo([...behind, ...pieces]) - upTo(behind) + 1;",
  },
  {
    name: "money that bought nothing has a credit note",
    find: "    if (refund.gateway_payment_id !== payment.gateway_payment_id) continue;\n",
    put: "",
  },
  {
    name: "a refund by hand has no credit note",
    find: 'if (changed.state === "done") await creditRefunds(',
    put: 'if (changed.state === "due") await creditRefunds(',
  },
  {
    name: "an order whose money is all back is still sent",
    find: "if (refunds.length === 0 || sumOf(refunds) < payment.amount_paise) return false;",
    put: "if (sumOf(refunds) <= payment.amount_paise) return false;",
  },
  {
    name: "what went back of another payment ends an order",
    find: 'state !== "refused" && gateway_payment_id === payment.gateway_payment_id',
    put: 'state !== "refused" && payment.gateway_payment_id !== ""',
  },
  {
    name: "a refund that was refused counts as given",
    find: 'state !== "refused" && gateway_payment_id === payment.gateway_payment_id',
    put: "gateway_payment_id === payment.gateway_payment_id",
  },
  {
    name: "the second payment of an order is kept",
    find: "isMoneyHere(payment.status) && payment.gateway_payment_id !== update.payment.id) {",
    put: 'isMoneyHere(payment.status) && update.payment.id === "") {',
  },
  {
    name: "a payment that does not fit is kept",
    find: 'if (hasMoney) await refundUnexpected(parts, tx, order, payment, update, "mismatch");',
    put: "",
  },
  {
    name: "a payment that does not fit pays the order",
    find: "    reported.amountPaise === payment.amount_paise &&\n    reported.currency",
    put: "    reported.currency",
  },
  {
    name: "money for an order that its buyer has ended is kept",
    find: 'return refundUnexpected(parts, tx, order, payment, update, "ended");\n    if (!(await holdAgain',
    put: "return;\n    if (!(await holdAgain",
  },
  {
    name: "money that came too late for the goods is kept",
    find: 'return refundUnexpected(parts, tx, order, payment, update, "late");',
    put: "return;",
  },
  {
    name: "goods that were held again for a code that is spent stay held",
    find: "  await catalogue.releaseHeld(tx, order.lines);\n  return false;",
    put: "  return false;",
  },
  {
    name: "a late payment does not count its code",
    find: "if ((await countCodeUse(parts, tx, order)).ok) return true;",
    put: "return true;",
  },
  {
    name: "goods of an order that ends unpaid stay held",
    find: "if (isPending) await catalogue.releaseHeld(tx, order.lines);",
    put: "if (isPending) void catalogue;",
  },
  {
    name: "goods of an order that ends after it was sold do not come back",
    find: "else await restockOrder(parts, tx, order);",
    put: "else void restockOrder;",
  },
  {
    name: "an order that ends keeps its code",
    find: "if (order.promoCode && isOver && !isHereAgain(order)) await promotions",
    put: "if (order.promoCode && isOver && isHereAgain(order)) await promotions",
  },
  {
    name: "a code is given back but for one use",
    find: "used: sql<number>`used - 1`",
    put: "used: sql<number>`used`",
  },
  {
    name: "a customer uses a code once more than may be",
    find: "rule.perCustomer !== null && used >= rule.perCustomer",
    put: "rule.perCustomer !== null && used > rule.perCustomer",
  },
  {
    name: "a cash order that is called off keeps its invoice",
    find: "if (!isPending && !isPaid)",
    put: "if (isPending && !isPaid)",
  },
  {
    name: "the sweep ends what was paid meanwhile",
    find: " || (onlyPending && !isPending)",
    put: "",
  },
  {
    name: "an order that ends after it was paid owes nothing",
    find: "const isPaid = payment !== undefined && isMoneyHere(payment.status);\n  const refund",
    put: "const isPaid = payment !== undefined && isMoneyHere(payment.status) && isPending;\n  const refund",
  },
  {
    name: "what was refused at the door has no credit note",
    find: "if (less > 0) await invoices.credit(",
    put: "if (less < 0) await invoices.credit(",
  },
  {
    name: "what was refused at the door can be paid back",
    find: "  await orders.pieces.leaveUnpaid(tx, order, back);\n",
    put: "",
  },
  {
    name: "what was not refused after all stays unpaid",
    find: "  await orders.pieces.unrefuse(tx, order.id);\n",
    put: "",
  },
  {
    name: "an arrival that was none leaves the order paid",
    find: '?.status === "created") await orders.noteUnpaid',
    put: '?.status === "failed") await orders.noteUnpaid',
  },
  {
    name: "the courier owes nothing for parcels of which one came back",
    find: 'if (state === "delivered") await settleOnDelivery(parts, tx, order, { brought: there });',
    put: "",
  },
  {
    name: "a parcel that came back is shelved whatever is on the shelf already",
    find: "const restocked = restock ? await notShelved(parts, tx, order, parcel) : [];",
    put: "const restocked = restock ? parcel.lines : (await notShelved(parts, tx, order, parcel)).slice(0, 0);",
  },
  {
    name: "goods that were kept for an exchange stay kept",
    find: "  await catalogue.releaseHeld(tx, wantedOf(order, one.lines));\n",
    put: "",
  },
  {
    name: "nothing is kept for an exchange",
    find: "if (isKept) return catalogue.holdStock(tx, wantedOf(order, lines));",
    put: "if (isKept) return success(undefined);",
  },
  {
    name: "pieces of a return that ended stay on their way",
    find: "    await parts.orders.pieces.end(tx, of, {",
    put: "    if (turn.newOrderId) await parts.orders.pieces.end(tx, of, {",
  },
  {
    name: "pieces that a return gives up stay its own",
    find: "await rows.deleteReturning(tx, order.id, returnId);\n    await rows.insertPieces",
    put: "if (chosen.length > 0) await rows.deleteReturning(tx, order.id, returnId);\n    await rows.insertPieces",
  },
  {
    name: "a return pays back more than its pieces cost",
    find: "Math.max(0, cost - one.feePaise)",
    put: "Math.max(0, cost + one.feePaise + 1)",
  },
  {
    name: "what was not taken of an exchange stays kept",
    find: "    await giveUpRest(parts, tx, order, one);\n",
    put: "",
  },
  {
    name: "an exchange has an invoice and no credit note",
    find: "    await creditRefunds(parts, tx, order, { payment: most.payment, done: [moved] });\n",
    put: "",
  },
  {
    name: "what is looked at does not come on the shelf",
    find: 'await parts.catalogue.returnSold(tx, shelved, { orderId: order.id, reason: "cameBack" });',
    put: "await Promise.resolve(shelved);",
  },
  {
    name: "what is on the shelf is looked at again",
    find: "if (!(await areStillOut(parts, tx, order, taken))) return failure(",
    put: "if ((await areStillOut(parts, tx, order, taken)) === null) return failure(",
  },
  {
    name: "one step back forgets what was on the shelf",
    find: "      ...(isUnseen && { shelved: 0, writtenOff: 0 }),\n",
    put: "",
  },
  {
    name: "one step back leaves on the shelf what comes off it",
    find: 'const isUnseen = one.state === "inspected";',
    put: 'const isUnseen = one.state === "received";',
  },
  {
    name: "a return is accepted of what is there no more",
    find: "if (!chosen.every(isThere)) return failure(",
    put: "if (chosen.length < 0 && !chosen.every(isThere)) return failure(",
  },
  {
    name: "a refusal at the last code keeps the goods held",
    find: "  if (!taken.ok) throw new Refused(taken);\n  const email",
    put: "  if (!taken.ok) return taken;\n  const email",
  },
  {
    name: "an order keeps its code uncounted",
    find: "  const taken = await countCodeUse(parts, tx, wanted);\n",
    put: "  const taken = await countCodeUse(parts, tx, { promoCode: null });\n",
  },
  {
    name: "a settlement that is taken back leaves its parcels settled",
    find: "const owedAgain = { settled_at: null, settlement_id: null };",
    put: "const owedAgain = { settlement_id: id };",
  },
  {
    name: "a courier settles less than the parcels owe",
    find: "owed.reduce((sum, { due_paise }) => sum + (due_paise ?? 0), 0)",
    put: "owed.slice(0, 1).reduce((sum, { due_paise }) => sum + (due_paise ?? 0), 0)",
  },
  {
    name: "a paper's number is drawn twice",
    find: "const isKnown = given.refundId !== null && earlier.some((one) => one.refund_id === given.refundId);",
    put: 'const isKnown = given.refundId === "";',
  },
  {
    name: "money that is on its way is noted again by each telling",
    find: '  if (!(await payments.noteEvent(tx, event))) return;\n  at("settle:noted");\n  await payments',
    put: '  await payments.noteEvent(tx, event);\n  at("settle:noted");\n  await payments',
  },
  {
    name: "a payment is read without its lock before it is settled",
    engine: "postgres",
    find: "      payments.lock(tx, orderId),\n      payments.otherPaidWith",
    put: "      payments.ofOrder(tx, orderId),\n      payments.otherPaidWith",
  },
  {
    name: "a browser's report is believed unsigned",
    find: 'if (!gateway.isSigned({ gatewayOrderId, gatewayPaymentId, signature })) return failure("badSignature");',
    put: "",
  },
  {
    name: "somebody reports the payment of another's order",
    find: "if (!payment || order?.userId !== report.userId) return failure(",
    put: "if (!payment || order?.userId === undefined) return failure(",
  },
];
