import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import type { Settings } from "#platform/settings.ts";
import { customerOf } from "#shop/accounts/staff.ts";
import { createCartService } from "#shop/cart/cart-service.ts";
import { createCatalogueService } from "#shop/catalogue/catalogue-service.ts";
import { createCheckout } from "#shop/checkout/checkout.ts";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { mockGateway } from "#shop/payments/gateways/mock.ts";
import { createPaymentsService } from "#shop/payments/payments-service.ts";

const verbs: Readonly<Record<string, string>> = {
  process: "processing",
  ship: "shipped",
  deliver: "delivered",
  complete: "completed",
  cancel: "cancelled",
};

export const orderUsage = `order ID ${Object.keys(verbs).join("|")} [--carrier NAME] [--number NUMBER]`;

/** Moves an order on as the staff do over the API; mails and refunds go out from the running shop. */
export async function moveOrderByHand(
  db: Database,
  settings: Settings,
  [id = "", verb = "", ...rest]: readonly string[],
): Promise<boolean> {
  const to = verbs[verb];
  if (!to || id === "") {
    console.error(`Say: npm run staff -- ${orderUsage}`);
    return false;
  }
  const option = (name: string) => {
    const at = rest.indexOf(`--${name}`);
    return at < 0 ? undefined : rest[at + 1];
  };
  const moved = await checkoutOver(db, settings).move(id, to, {
    actor: "staff",
    carrier: option("carrier"),
    trackingNumber: option("number"),
  });
  if (moved.ok) console.log(`Order ${moved.value.shortId} is ${moved.value.status}.`);
  else if (moved.reason === "notFound") console.error(`There is no order ${id}.`);
  else console.error(`Order ${id} cannot go to ${to} from where it is.`);
  return moved.ok;
}

function checkoutOver(db: Database, settings: Settings) {
  const clock = systemClock;
  const log = createLog("error");
  const rate = settings.RUPEES_PER_UNIT;
  const catalogue = createCatalogueService({ db, clock, rate, synonyms: {} });
  const orders = createOrdersService({ db, clock });
  const never = { send: () => Promise.reject(new Error("The running shop sends.")) };
  return createCheckout({
    db,
    clock,
    log,
    rate,
    takesCash: settings.CASH_ON_DELIVERY,
    catalogue,
    orders,
    outbox: createOutbox({ db, clock, log, carriers: { mail: never, sms: never } }),
    payments: createPaymentsService({ db, clock, gateway: mockGateway("") }),
    cart: createCartService({ db, clock, catalogue, rate, mayUsePromo: orders.mayUsePromo }),
    accounts: { addresses: async () => [], customer: customerOf },
    shopName: settings.SHOP_NAME,
    publicUrl: settings.publicUrl,
    scriptUrl: settings.RAZORPAY_CHECKOUT_URL,
  });
}
