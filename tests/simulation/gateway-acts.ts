import { hearWebhook, verifyPayment } from "#modules/orders/payment/payment-updates.ts";
import type { GatewayPayment, ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { linkOver, message, paymentFor } from "#support/telling-gateway.ts";
import type { Acts, Chosen, Done } from "./chosen.ts";
import type { World } from "./world.ts";

/** Who pays, what the gateway tells of it and when, and who forges such a message. */
export const gatewayActs = {
  pay: (world, chosen) => payAt(world, chosen, { isTold: true }),
  payUnheard: (world, chosen) => payAt(world, chosen, { isTold: false }),
  /** On the gateway's page, which was open since before the order ended. */
  payLate: (world, chosen) => payAt(world, chosen, { isTold: chosen.isSo }),
  payTwice: (world, chosen) => payAt(world, chosen, { isTold: true, suffix: "_again" }),
  payTooLittle: (world, chosen) => payAt(world, chosen, { isTold: true, suffix: "_less", less: 100 }),
  /** As much of other money. */
  payOther: (world, chosen) => payAt(world, chosen, { isTold: true, suffix: "_usd", currency: "USD" }),
  /** The bank keeps it aside until it is taken. */
  payAside: async (world, { orderId, isSo }) => {
    const started = await startedOf(world, orderId);
    if (!started || world.gateway.endedLinks.includes(started.gatewayOrderId)) return undefined;
    const payment = { ...started, id: `${started.id}_aside`, status: "authorized" as const };
    return isFirst(world, payment) && isSo ? world.tell("payment.authorized", payment) : undefined;
  },
  /** A payment that has paid another order is told of as if it were for this one. */
  tellOfOther: async (world, { orderId, many }) => {
    const started = await startedOf(world, orderId);
    const paid = world.db.read
      .selectFrom("payments")
      .select("gateway_payment_id")
      .where("order_id", "<>", orderId);
    const others = await paid.where("status", "in", ["captured", "refunded"]).orderBy("order_id").execute();
    const id = others.flatMap(({ gateway_payment_id }) => gateway_payment_id ?? []).at(-many);
    return started && id !== undefined ? world.tell("payment.captured", { ...started, id }) : undefined;
  },
  payByCode: async (world, { orderId, isSo }) => {
    const code = await world.db.read
      .selectFrom("payment_codes")
      .select(["gateway_code_id"])
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    const started = await startedOf(world, orderId);
    if (!code || !started || world.gateway.endedCodes.includes(code.gateway_code_id)) return undefined;
    const id = `pay_code_${orderId}`;
    const payment = { ...started, id, gatewayOrderId: "" };
    world.gateway.books.set(code.gateway_code_id, [payment]);
    return isSo ? world.tell("qr_code.credited", payment, orderId) : undefined;
  },
  reportPaid: async (world, { orderId, of, isSo }) => {
    const book = world.gateway.books.get((await startedOf(world, orderId))?.gatewayOrderId ?? "");
    const payment = book?.find(({ status }) => status !== "failed");
    return payment && report(world, payment, { userId: of, of, isForged: isSo });
  },
  /** Somebody else's payment, or one that there is not. */
  reportAnothers: async (world, { orderId, who, of }) => {
    const payment = await startedOf(world, orderId);
    return payment && report(world, payment, { userId: who, of, isForged: false });
  },
  forgePayment: async (world, { orderId }) => {
    const payment = await startedOf(world, orderId);
    if (!payment) return undefined;
    const headers = new Headers({ forged: "yes" });
    const heard = await hearWebhook(world.parts, message("payment.captured", payment), headers);
    if (heard.ok) throw new Error("A forged message was believed.");
    return heard;
  },
  /** Who tries once more pays by another payment. */
  failToPay: async (world, { orderId }) => {
    const started = await startedOf(world, orderId);
    if (!started) return undefined;
    const failed = { status: "failed" as const, failure: "declined" };
    const payment = { ...started, ...failed, id: `${started.id}_failed` };
    isFirst(world, payment);
    return world.tell("payment.failed", payment);
  },
  tellLate: async (world, { many }) => {
    const all = [...world.gateway.books].flatMap(([book, payments]) =>
      payments.map((payment) => [payment, world.gateway.codes.get(book)?.receipt ?? null] as const),
    );
    const [payment, receipt] = all.at(-many) ?? [];
    return payment && world.tell(`payment.${payment.status}`, payment, receipt);
  },
  tellRefundLate: async (world, { many }) => {
    const refund = world.gateway.refunds.at(-many);
    return refund?.state === "done" ? tellOfRefund(world, refund, "refund.processed") : undefined;
  },
  /** What was under way of it, told when it has long come to its end. */
  tellRefundBegun: async (world, { many }) => {
    const refund = world.gateway.refunds.at(-many);
    return refund && tellOfRefund(world, { ...refund, state: "sent" }, "refund.created");
  },
  gatewayIsSlow: async ({ gateway }, { isSo }) => {
    gateway.slowness.is = isSo;
    return undefined;
  },
  refundEnds: async (world, { isSo, many }) => {
    const refund = world.gateway.endRefund(isSo ? "done" : "refused");
    if (!refund || many === 3) return undefined;
    return tellOfRefund(world, refund, isSo ? "refund.processed" : "refund.failed");
  },
  linkOver: async (world, { orderId, isSo }) => {
    const started = await startedOf(world, orderId);
    if (!started?.gatewayOrderId.startsWith("plink_")) return undefined;
    const raw = linkOver(isSo ? "cancelled" : "expired", started.gatewayOrderId);
    return hearWebhook(world.parts, raw, new Headers());
  },
  dashboardRefund: async (world, { orderId, many, isSo }) =>
    giveBackThere(world, takenFor(world, orderId), {
      ...{ isWhole: many === 3, isTold: isSo },
    }),
  /** What the shop is about to give back, or was refused, somebody gives back there. */
  dashboardInstead: async (world, { isSo }) => {
    const open = (await world.allRefunds()).findLast(({ state }) => state === "due" || state === "refused");
    const payment = [...world.gateway.books.values()]
      .flat()
      .find(({ id }) => id === open?.gateway_payment_id);
    return giveBackThere(world, payment, { isWhole: isSo, isTold: true });
  },
  /** A message of more than went back, which nobody could believe who knows of all the rest. */
  tellTooMuch: async (world, { orderId, many }) => {
    const payment = takenFor(world, orderId);
    const known = (await world.allRefunds()).map(({ gateway_refund_id }) => gateway_refund_id);
    const given = world.gateway.refunds.filter(
      (one) => one.gatewayPaymentId === payment?.id && one.state !== "refused",
    );
    if (!given.every(({ id }) => known.includes(id))) return undefined;
    return giveBackThere(world, payment, { isWhole: true, isTold: true, more: many * 50 });
  },
  gatewayRefuses: async ({ gateway }, { orderId, isSo }) => {
    for (const { id } of [...gateway.books.values()].flat().filter((one) => one.id.includes(orderId)))
      if (isSo) gateway.refusing.add(id);
      else gateway.refusing.delete(id);
    return undefined;
  },
  gatewayIsSilent: async ({ gateway }, { many }) => {
    gateway.silence.is = (["none", "before", "after"] as const)[many - 1] ?? "none";
    return undefined;
  },
  post: async ({ parts }) => {
    await parts.outbox.deliver();
    return undefined;
  },
  postFails: async ({ post }, { isSo }) => {
    post.isDown = isSo;
    return undefined;
  },
} satisfies Acts;

/** The first payment that was made for it. */
function takenFor({ gateway }: World, orderId: string): GatewayPayment | undefined {
  const all = [...gateway.books.values()].flat();
  return all.find(({ id, status }) => id.includes(orderId) && status === "captured");
}

function tellOfRefund(world: World, refund: ReportedRefund, kind: string): Done {
  const payment = [...world.gateway.books.values()].flat().find(({ id }) => id === refund.gatewayPaymentId);
  if (!payment) return Promise.resolve(undefined);
  return hearWebhook(world.parts, message(kind, payment, refund), new Headers());
}

async function giveBackThere(
  world: World,
  payment: GatewayPayment | undefined,
  { isWhole, isTold, more = 0 }: { isWhole: boolean; isTold: boolean; more?: number },
): Done {
  if (payment?.status !== "captured") return undefined;
  const given = world.gateway.refunds
    .filter((one) => one.gatewayPaymentId === payment.id && one.state !== "refused")
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const left = payment.amountPaise - given;
  const paise = isWhole ? left : Math.floor(left / 5);
  if (paise < 1) return undefined;
  const refund = world.gateway.giveBack(payment, paise);
  if (!isTold) return undefined;
  const told = { ...refund, amountPaise: refund.amountPaise + more };
  return hearWebhook(world.parts, message("refund.processed", payment, told), new Headers());
}

async function report(
  world: World,
  { gatewayOrderId, id: gatewayPaymentId }: { gatewayOrderId: string; id: string },
  { userId, of, isForged }: { userId: string; of: string; isForged: boolean },
): Done {
  const ids = { gatewayOrderId, gatewayPaymentId };
  const signature = isForged ? "0".repeat(64) : world.gateway.sign(ids);
  const heard = await verifyPayment(world.parts, { ...ids, userId, signature, claimsMock: false });
  if (heard.ok && (isForged || userId !== of)) throw new Error(`${userId} was believed a payment of ${of}`);
  return heard;
}

/** What the shopper was told to pay, if it is paid at the gateway. */
async function startedOf({ db }: World, orderId: string) {
  const row = await db.read
    .selectFrom("payments")
    .select(["gateway_order_id", "amount_paise"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row?.gateway_order_id) return undefined;
  return paymentFor({ order_id: row.gateway_order_id, amount: Number(row.amount_paise) });
}

async function payAt(
  world: World,
  { orderId }: Chosen,
  {
    isTold,
    suffix = "",
    less = 0,
    currency = "INR",
  }: { isTold: boolean; suffix?: string; less?: number; currency?: string },
): Done {
  const started = await startedOf(world, orderId);
  if (!started || started.amountPaise <= less) return undefined;
  if (world.gateway.endedLinks.includes(started.gatewayOrderId)) return undefined;
  const payment = { ...started, id: started.id + suffix, currency, amountPaise: started.amountPaise - less };
  isFirst(world, payment);
  return isTold ? world.tell("payment.captured", payment) : undefined;
}

/** Writes it into the gateway's books, unless it stands there already. */
function isFirst({ gateway: { books } }: World, payment: GatewayPayment): boolean {
  const book = books.get(payment.gatewayOrderId) ?? [];
  if (book.some(({ id }) => id === payment.id)) return false;
  books.set(payment.gatewayOrderId, [...book, payment]);
  return true;
}
