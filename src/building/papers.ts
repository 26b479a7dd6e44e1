import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Press } from "#platform/paper/press.ts";
import { createInvoicesService } from "#shop/invoices/invoices-service.ts";
import { sellerOf } from "#shop/invoices/rules/seller-of.ts";
import { createMoneyService } from "#shop/money/money-service.ts";
import type { OrdersService } from "#shop/orders/orders-service.ts";
import { createPaperService } from "#shop/paper/paper-service.ts";
import { senderOf } from "#shop/paper/sender-of.ts";
import type { PaymentsService } from "#shop/payments/payments-service.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";

interface PapersOf {
  readonly shopSettings: SettingsService;
  readonly db: Database;
  readonly clock: Clock;
  readonly press: Press;
  readonly orders: OrdersService;
  readonly payments: PaymentsService;
}

/** Invoices, what they add up to, and how they are printed. */
export function papersOf({ shopSettings, db, clock, press, orders, payments }: PapersOf) {
  const invoices = createInvoicesService({ clock, seller: () => sellerOf(shopSettings.now()) });
  const money = createMoneyService({
    db,
    clock,
    invoices,
    gstin: async () => (await shopSettings.look("seller")).value.gstin,
  });
  const paper = createPaperService({
    db,
    orders,
    payments,
    invoices,
    press,
    sender: (lang) => senderOf(shopSettings.now(), lang),
  });
  return { invoices, money, paper };
}
