import { accounts } from "./modules/accounts/browser.ts";
import { auditLog } from "./modules/audit-log/browser.ts";
import { automaticDiscounts } from "./modules/automatic-discounts/browser.ts";
import { cart } from "./modules/cart/browser.ts";
import { cash } from "./modules/cash/browser.ts";
import { catalogue } from "./modules/catalogue/browser.ts";
import type { BrowserModule } from "./modules/define-browser-module.ts";
import { delivery } from "./modules/delivery/browser.ts";
import { documents } from "./modules/documents/browser.ts";
import { hsnFinder } from "./modules/hsn-finder/browser.ts";
import { invoices } from "./modules/invoices/browser.ts";
import { newsletter } from "./modules/newsletter/browser.ts";
import { notifications } from "./modules/notifications/browser.ts";
import { orders } from "./modules/orders/browser.ts";
import { parcels } from "./modules/parcels/browser.ts";
import { pastOrders } from "./modules/past-orders/browser.ts";
import { payments } from "./modules/payments/browser.ts";
import { policies } from "./modules/policies/browser.ts";
import { pricing } from "./modules/pricing/browser.ts";
import { promoCodes } from "./modules/promo-codes/browser.ts";
import { redirects } from "./modules/redirects/browser.ts";
import { reminders } from "./modules/reminders/browser.ts";
import { returns } from "./modules/returns/browser.ts";
import { reviews } from "./modules/reviews/browser.ts";
import { setUp } from "./modules/set-up/browser.ts";
import { settings } from "./modules/settings/browser.ts";
import { stockAlerts } from "./modules/stock-alerts/browser.ts";
import { storePickup } from "./modules/store-pickup/browser.ts";
import { stores } from "./modules/stores/browser.ts";
import { tickets } from "./modules/tickets/browser.ts";
import { whatsapp } from "./modules/whatsapp/browser.ts";
import { wishlist } from "./modules/wishlist/browser.ts";

/** Every module, by its browser's half. */
export const browserModules: readonly BrowserModule[] = [
  settings,
  accounts,
  catalogue,
  pastOrders,
  newsletter,
  reviews,
  stockAlerts,
  stores,
  storePickup,
  tickets,
  wishlist,
  whatsapp,
  promoCodes,
  automaticDiscounts,
  policies,
  pricing,
  hsnFinder,
  redirects,
  delivery,
  cart,
  payments,
  invoices,
  cash,
  reminders,
  returns,
  orders,
  parcels,
  documents,
  notifications,
  auditLog,
  setUp,
];
