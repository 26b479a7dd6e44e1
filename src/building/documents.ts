import type { PaymentsService } from "#modules/payments/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PdfPrinter } from "#platform/documents/pdf-printer.ts";
import { createDocumentService } from "#shop/documents/document-service.ts";
import { senderOf } from "#shop/documents/sender-of.ts";
import { createInvoicesService } from "#shop/invoices/invoices-service.ts";
import { sellerOf } from "#shop/invoices/rules/seller-of.ts";
import { createMoneyService } from "#shop/money/money-service.ts";
import type { OrdersService } from "#shop/orders/orders-service.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";

interface DocumentsOf {
  readonly shopSettings: SettingsService;
  readonly db: Database;
  readonly clock: Clock;
  readonly pdfPrinter: PdfPrinter;
  readonly orders: OrdersService;
  readonly payments: PaymentsService;
}

/** Invoices, what they add up to, and how they are printed. */
export function documentsOf({ shopSettings, db, clock, pdfPrinter, orders, payments }: DocumentsOf) {
  const invoices = createInvoicesService({ clock, seller: () => sellerOf(shopSettings.now()) });
  const money = createMoneyService({
    db,
    clock,
    invoices,
    gstin: async () => (await shopSettings.look("seller")).value.gstin,
  });
  const documents = createDocumentService({
    db,
    orders,
    payments,
    invoices,
    pdfPrinter,
    sender: (lang) => senderOf(shopSettings.now(), lang),
  });
  return { invoices, money, documents };
}
