import { accounts } from "./modules/accounts/module.ts";
import { auditLog } from "./modules/audit-log/module.ts";
import { automaticDiscounts } from "./modules/automatic-discounts/module.ts";
import { cart } from "./modules/cart/module.ts";
import { cash } from "./modules/cash/module.ts";
import { catalogue } from "./modules/catalogue/module.ts";
import type { Module } from "./modules/define-module.ts";
import { delivery } from "./modules/delivery/module.ts";
import { documents } from "./modules/documents/module.ts";
import { hsnFinder } from "./modules/hsn-finder/module.ts";
import { invoices } from "./modules/invoices/module.ts";
import { newsletter } from "./modules/newsletter/module.ts";
import { notifications } from "./modules/notifications/module.ts";
import { orders } from "./modules/orders/module.ts";
import { parcels } from "./modules/parcels/module.ts";
import { pastOrders } from "./modules/past-orders/module.ts";
import { payments } from "./modules/payments/module.ts";
import { policies } from "./modules/policies/module.ts";
import { pricing } from "./modules/pricing/module.ts";
import { promoCodes } from "./modules/promo-codes/module.ts";
import { redirects } from "./modules/redirects/module.ts";
import { reminders } from "./modules/reminders/module.ts";
import { returns } from "./modules/returns/module.ts";
import { reviews } from "./modules/reviews/module.ts";
import { setUp } from "./modules/set-up/module.ts";
import { settings } from "./modules/settings/module.ts";
import { stockAlerts } from "./modules/stock-alerts/module.ts";
import { storePickup } from "./modules/store-pickup/module.ts";
import { stores } from "./modules/stores/module.ts";
import { tickets } from "./modules/tickets/module.ts";
import { whatsapp } from "./modules/whatsapp/module.ts";
import { wishlist } from "./modules/wishlist/module.ts";

/** Every module, by its server's half; `modules-browser.ts` names the other halves. Services are made in this order. */
export const modules: readonly Module[] = [
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
  reminders,
  payments,
  invoices,
  cash,
  returns,
  orders,
  parcels,
  documents,
  notifications,
  auditLog,
  setUp,
];
