import type { ModuleContract } from "#contract/module-contract.ts";
import { accounts } from "./modules/accounts/contract.ts";
import { auditLog } from "./modules/audit-log/contract.ts";
import { automaticDiscounts } from "./modules/automatic-discounts/contract.ts";
import { cart } from "./modules/cart/contract.ts";
import { cash } from "./modules/cash/contract.ts";
import { catalogue } from "./modules/catalogue/contract.ts";
import { delivery } from "./modules/delivery/contract.ts";
import { invoices } from "./modules/invoices/contract.ts";
import { newsletter } from "./modules/newsletter/contract.ts";
import { notifications } from "./modules/notifications/contract.ts";
import { orders } from "./modules/orders/contract.ts";
import { parcels } from "./modules/parcels/contract.ts";
import { pastOrders } from "./modules/past-orders/contract.ts";
import { payments } from "./modules/payments/contract.ts";
import { policies } from "./modules/policies/contract.ts";
import { pricing } from "./modules/pricing/contract.ts";
import { promoCodes } from "./modules/promo-codes/contract.ts";
import { redirects } from "./modules/redirects/contract.ts";
import { reminders } from "./modules/reminders/contract.ts";
import { returns } from "./modules/returns/contract.ts";
import { reviews } from "./modules/reviews/contract.ts";
import { setUp } from "./modules/set-up/contract.ts";
import { settings } from "./modules/settings/contract.ts";
import { stockAlerts } from "./modules/stock-alerts/contract.ts";
import { storePickup } from "./modules/store-pickup/contract.ts";
import { stores } from "./modules/stores/contract.ts";
import { tickets } from "./modules/tickets/contract.ts";
import { whatsapp } from "./modules/whatsapp/contract.ts";
import { wishlist } from "./modules/wishlist/contract.ts";

/**
 * Every module that adds to the contract. The contract is made of these, so they cannot be read from the browser's
 * halves, whose endpoints are described with it.
 */
const contracts = [
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
  notifications,
  auditLog,
  setUp,
] as const satisfies readonly ModuleContract[];

type Part<Kind extends keyof ModuleContract> = Extract<
  (typeof contracts)[number],
  Readonly<Record<Kind, unknown>>
>[Kind];

/** All of them at once, in the place of any one. */
type Together<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What all modules bring of a kind, by its name. */
export function broughtBy<Kind extends keyof ModuleContract>(kind: Kind): Together<Part<Kind>> {
  const all: Record<string, unknown> = {};
  for (const contract of contracts as readonly ModuleContract[])
    for (const [name, one] of Object.entries(contract[kind] ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`two modules bring ${name} of the ${kind}`);
      all[name] = one;
    }
  return all as Together<Part<Kind>>;
}
