import type { Mutant } from "../mutant.ts";

/** Of payments and refunds, as somebody planted them who had not read the simulation. */
export const blindPayments: readonly Mutant[] = [
  {
    name: "money that the bank keeps aside counts as taken",
    find: "return ranks[status] >= ranks.captured;",
    put: "return ranks[status] >= ranks.authorized;",
  },
  {
    name: "an old message sets a refund back",
    find: `known: RefundState, told: RefundState): RefundState {
  return ranks[told] > ranks[known] ? told : known;`,
    put: `known: RefundState, told: RefundState): RefundState {
  return known === told ? known : told;`,
  },
  {
    name: "late money brings an order back that its buyer called off",
    find: `if (order.cancelReason !== "expired") return refundUnexpected(parts, tx, order, payment, update, "ended");`,
    put: "",
  },
  {
    name: "late money uses its code without counting it",
    find: "if ((await countCodeUse(parts, tx, order)).ok) return true;",
    put: "if ((await mayUseCode(parts, tx, order)).ok) return true;",
  },
  {
    name: "for what came twice the first payment goes back",
    find: `refunds.owe(tx, payment, { gatewayPaymentId, reason, restock: false, askedBy: "shop" });`,
    put: `refunds.owe(tx, payment, {
    gatewayPaymentId: payment.gateway_payment_id ?? gatewayPaymentId,
    reason,
    restock: false,
    askedBy: "shop",
  });`,
  },
  {
    name: "of a payment that does not fit as much goes back as of the largest",
    find: `.where("gateway_payment_id", "=", gatewayPaymentId)
    .executeTakeFirstOrThrow();`,
    put: ".executeTakeFirstOrThrow();",
  },
  {
    name: "all is booked that the gateway says went back",
    find: "return restOf(await capturedAs(tx, payment, reported.gatewayPaymentId), others);",
    put: `return Math.max(
        reported.amountPaise,
        restOf(await capturedAs(tx, payment, reported.gatewayPaymentId), others),
      );`,
  },
  {
    name: "a refund is thought made as another one of its payment was",
    find: "const isMade = made.some((one) => one.key === key || one.id === refund.gateway_refund_id);",
    put: "const isMade = made.length > 0;",
  },
  {
    name: "a refund whose fate is unclear is asked for under another key",
    find: `const set = { state: "refused" as const, refusal, updated_at: clock.now() };`,
    put: `const set = {
        state: "refused" as const,
        refusal,
        gateway_key: newId(clock.now()),
        updated_at: clock.now(),
      };`,
  },
  {
    name: "a refund that is tried again is taken for the one that failed",
    find: `const set = { state: "due" as const, gateway_refund_id: null, tries: 1, due_at: now, updated_at: now };`,
    put: `const set = { state: "due" as const, tries: 1, due_at: now, updated_at: now };`,
  },
  {
    name: "money back of another sum settles a debt",
    find: "if (row.amount_paise !== reported.amountPaise) return false;",
    put: "",
  },
  {
    name: "money back at the gateway makes debts go that are still owed",
    find: "let tooMuch = sumOf(refunds) - captured;",
    put: "let tooMuch = Math.max(sumOf(refunds) - captured, sumOf(refunds));",
  },
  {
    name: "what a forgone debt put on the shelf comes there again",
    find: "restock: restocked.length > 0 && lines.length > 0 ? 1 : 0",
    put: "restock: 0",
  },
  {
    name: "a refusal that comes late ends a refund that went through",
    find: `const isAsAsked = (now: Refund) => now.state === "due" && now.amount_paise === amountPaise;`,
    put: "const isAsAsked = (now: Refund) => now.id === id;",
  },
  {
    name: "money that was kept aside is never taken",
    find: `const reported = found.status === "authorized" && fits ? await captured(found) : found;`,
    put: `const reported = found.status === "captured" && !fits ? await captured(found) : found;`,
  },
  {
    name: "of several payments of an order one is asked for",
    find: "for (const found of await foundFor(payment.gateway_order_id)) {",
    put: "for (const found of (await foundFor(payment.gateway_order_id)).slice(0, 1)) {",
  },
  {
    name: "what a return put on the shelf comes there again",
    find: "...inParcels(order, parcels), ...decidedPieces(back)];",
    put: "...inParcels(order, parcels), ...decidedPieces(back.slice(0, 0))];",
  },
  {
    name: "money goes back for pieces that a return is about",
    find: `if (returnId) return failure("returnUnderWay", { field: "goods", data: { returnId } });`,
    put: "",
  },
  {
    name: "the price of goods holds their delivery when it goes back",
    find: `BigInt(total - shipping - addedBy(charges, "cash"))`,
    put: `BigInt(total - addedBy(charges, "cash"))`,
  },
  {
    name: "each piece of a discounted order goes back as the first one",
    find: "const since = fromPaise - still;",
    put: "const since = Math.min(0, fromPaise - still);",
  },
  {
    name: "a link that nobody shall pay by stays open at the gateway",
    find: "await gateway.cancelLink(payment.gateway_order_id);",
    put: "",
  },
];
