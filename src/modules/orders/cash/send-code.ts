import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readPhone, takesCodes } from "#modules/accounts/public/phone-number.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import { createTries } from "#modules/accounts/public/tries.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderUrl } from "../messages/order-links.ts";
import { messagesOf } from "../messages/order-messages.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** To the order's phone, and counted together with the codes of sign-in: no number gets more of both than of one. */
export async function sendCode(
  parts: CheckoutParts,
  order: OrderRecord,
  { network }: { readonly network?: string | undefined } = {},
): Promise<Outcome<void>> {
  const { db, outbox, log, cash, shopName, sms } = parts;
  const phone = readPhone(order.address.phone);
  if (!phone || !takesCodes(phone, sms.countries)) return failure("phoneNotServed", { field: "phone" });
  const tries = createTries(parts);
  const shop = limitsOf.codeOfShop(sms.perDay);
  const from = network === undefined ? [] : [limitsOf.codeFromNetwork(network)];
  const limits = [...from, limitsOf.codeTo(phone), shop];
  const allowed = await tries.take(...limits);
  if (!allowed.ok) return allowed;
  const made = await db.write((tx) => cash.newCode(tx, order.id));
  if ("waitMs" in made) {
    await tries.giveBack(...limits);
    return failure("tooMany", { retryAfter: Math.ceil(made.waitMs / 1000) });
  }
  const link = orderUrl(parts, "cash", order);
  const text = messagesOf(order.lang).cashCode(shopName(order.lang), order.number, { code: made.code, link });
  try {
    await outbox.sendSecret({ kind: "sms", to: phone, text, template: "order-code" });
    return success(undefined);
  } catch (error) {
    log.error({ err: (error as Error).message, order: order.id }, "a code was not sent");
    await db.write((tx) => cash.dropCode(tx, order.id));
    await tries.giveBack(shop);
    return failure("messageNotSent", { retryAfter: 5 });
  }
}
