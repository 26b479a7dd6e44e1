import type { Mutant } from "../mutant.ts";

/** Of payments, refunds, returns, exchanges and papers; the simulation of trading is to find them. */
export const tradingMoney: readonly Mutant[] = [
  {
    name: "other money pays an order",
    find: "    reported.amountPaise === payment.amount_paise &&\n    reported.currency === payment.currency",
    put: "    reported.amountPaise === payment.amount_paise",
  },
  {
    name: "one payment pays two orders",
    find: "    if (other !== undefined) return await notifyOfOther(parts, tx, order, update, other);\n",
    put: "",
  },
  {
    name: "a payment goes backward when it is told of late",
    find: "told: PaymentStatus): PaymentStatus {\n  return ranks[told] > ranks[known] ? told : known;",
    put: "told: PaymentStatus): PaymentStatus {\n  return ranks[told] !== ranks[known] ? told : known;",
  },
  {
    name: "money for what somebody ordered who has left is kept",
    find: 'if (order.isErased) return refundUnexpected(parts, tx, order, payment, update, "ended");',
    put: "if (order.isErased) return;",
  },
  {
    name: "a refund is asked for by another key each time",
    find: "return [await gateway.refund({ gatewayPaymentId, amountPaise, key })];",
    put: "return [await gateway.refund({ gatewayPaymentId, amountPaise, key: key + refund.tries })];",
  },
  {
    name: "a refund that the gateway refused is done",
    find: 'const set = { state: "refused" as const, refusal, gateway_key: newId(now), updated_at: now };',
    put: 'const set = { state: "done" as const, refusal, gateway_key: newId(now), updated_at: now };',
  },
  {
    name: "what goes back at the gateway is given by hand too",
    find: 'refund.state === "refused" || (refund.kind === "manual" && refund.state === "due");',
    put: 'refund.state !== "done" || refund.kind === "manual";',
  },
  {
    name: "what is done is asked for again",
    find: '      if (refund.state !== "refused" || refund.kind === "manual") return failure("refundNotOpen");\n',
    put: "",
  },
  {
    name: "a refund is done as soon as somebody takes it up",
    find: "    .set({ tries: row.tries + 1, due_at: until })",
    put: '    .set({ tries: row.tries + 1, due_at: until, state: "done" })',
  },
  {
    name: "all of a payment is left whatever went back of it",
    find: "return Math.max(0, capturedPaise - sumOf(refunds));",
    put: "return Math.max(0, capturedPaise - 0 * sumOf(refunds));",
  },
  {
    name: "an order that ends gives back what is left of delivery alone",
    find: "? await payments.refunds.owe(tx, payment, { reason, restock: true, askedBy: actor })",
    put: "? await payments.refunds.owe(tx, payment, { amountPaise: order.quote.shipping, reason, restock: true, askedBy: actor })",
  },
  {
    name: "the same wish for money is granted twice",
    find: 'if (key !== undefined && known.some(({ asked_key }) => asked_key === key)) return failure("keyReused");',
    put: "",
  },
  {
    name: "what was refused at the gateway is shared among no pieces",
    find: "    await orders.pieces.moveTo(tx, order.id, insteadOf, changed.id);\n",
    put: "",
  },
  {
    name: "a return is said to be paid by a refund that is no more",
    find: "    await returns.handOn(tx, order.id, insteadOf, changed.id);\n",
    put: "",
  },
  {
    name: "one piece is kept for an exchange of several",
    find: "return productId && to && accepted > 0 ? [{ productId, ...to, quantity: accepted }] : [];",
    put: "return productId && to && accepted > 0 ? [{ productId, ...to, quantity: 1 }] : [];",
  },
  {
    name: "a return that is withdrawn keeps its pieces",
    find: 'if (state === "refused" || state === "withdrawn") return [];',
    put: 'if (state === "refused") return [];',
  },
  {
    name: "what was taken is refused afterwards",
    find: '    if (takenOf(one).length > 0) return failure("wrongMove", { field: "state" });\n',
    put: "",
  },
  {
    name: "a return is paid for by what was asked and not by what was taken",
    find: "costOf(order, takenOf(one), taken);",
    put: "costOf(order, one.lines, taken);",
  },
  {
    name: "a discount after the sale is off none of its pieces",
    find: "if (!order.discounted) return full;",
    put: "if (!order.discounted || full >= 0) return full;",
  },
  {
    name: "an exchange sends a piece more than came back",
    find: "return to ? [{ line, quantity, before: quantityAt(settled, line), to }] : [];",
    put: "return to ? [{ line, quantity: quantity + 1, before: quantityAt(settled, line), to }] : [];",
  },
  {
    name: "what an exchange has moved goes back at the gateway too",
    find: 'const set = { state: "done" as const, kind: "manual" as const, reference: next };',
    put: 'const set = { state: "due" as const, kind: "gateway" as const, reference: next };',
  },
  {
    name: "nobody has paid what an exchange sends",
    find: '      await insertPayment(tx, { ...paid, gateway, gateway_payment_id, status: "captured", reference: first });\n',
    put: "",
  },
  {
    name: "what goes back of an exchange is given by hand, as if it had not been paid at the gateway",
    find: "...paid, gateway, gateway_payment_id, status",
    put: '...paid, gateway: "manual", gateway_payment_id: null, status',
  },
  {
    name: "what goes back of an exchange is taken for the first order's too",
    find: "if (parts.length === 0 && same) return isOwn(same) ? rest : 0;",
    put: "if (parts.length === 0 && same) return rest;",
  },
  {
    name: "a return that is paid goes one step back",
    find: '["accepted", "onWay", "received", "inspected", "refused"];',
    put: '["accepted", "onWay", "received", "inspected", "refused", "refunded"];',
  },
  {
    name: "a credit note has the next number of the invoices",
    find: "const place = await drawNumber(tx, kind, year);",
    put: 'const place = await drawNumber(tx, "invoice", year);',
  },
  {
    name: "a credit note is of more than the invoice has left",
    find: "const paise = Math.min(input.paise, whole);",
    put: "const paise = input.paise;",
  },
  {
    name: "the second credit note begins anew",
    find: "const before = earlier.filter((one) => one !== sold).flatMap((one) => viewOf(one).items);",
    put: "const before = earlier.filter((one) => one === undefined).flatMap((one) => viewOf(one).items);",
  },
  {
    name: "credit notes give back a paisa of tax less",
    find: "return parts * portionOf(taxPaise / parts, share, paise);",
    put: "return Math.max(0, parts * portionOf(taxPaise / parts, share, paise) - 1);",
  },
  {
    name: "a payment link is closed here before it is closed at the gateway",
    find: "        const payment = await findPayment(db.read, orderId);\n        // Who paid",
    put: "        await db.write((tx) => links.closeLink(tx, orderId, clock.now()));\n        const payment = await findPayment(db.read, orderId);\n        // Who paid",
  },
  {
    name: "a code counts as closed though the gateway did not answer",
    find: "const refusal = await refusalToClose(code);",
    put: "const refusal = await refusalToClose(code).catch(() => undefined);",
  },
  {
    name: "a payment is taken for the order before it is known to fit",
    find: "  if (!isFor(payment, update.payment)) {",
    put: '  if (hasMoney) payment = await payments.noteStatus(tx, payment, { ...update.payment, status: "captured" });\n  if (!isFor(payment, update.payment)) {',
  },
  {
    name: "a payment that comes late sells what nobody holds",
    find: "    if (!(await holdAgain(parts, tx, order)))",
    put: "    if (!(await mayUseCode(parts, tx, order)).ok)",
  },
];
