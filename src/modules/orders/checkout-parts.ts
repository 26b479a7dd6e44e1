import type { Words } from "#contract/format/words.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import type { CartRow, DeliveryAndPayment } from "#modules/cart/service.ts";
import type { CashLimits } from "#modules/cash/rules/why-no-cash.ts";
import type { CashService } from "#modules/cash/service.ts";
import type { ChosenOf } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { StockCause } from "#modules/catalogue/stock/stock-service.ts";
import type { InvoicesService } from "#modules/invoices/service.ts";
import type { PaymentsService } from "#modules/payments/service.ts";
import type { PricingService } from "#modules/pricing/service.ts";
import type { ReturnRules } from "#modules/returns/rules/returnable.ts";
import type { ReturnsService } from "#modules/returns/service.ts";
import type { StorePickupService } from "#modules/store-pickup/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { Promotion } from "#ports/promotions/promotion.ts";
import type { OrderAddress, PaymentMethod } from "./order-view.ts";
import type { OrdersService } from "./records/orders-service.ts";

/** What checkout needs of the rest of the shop. */
export interface CheckoutParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  readonly orders: OrdersService;
  readonly payments: PaymentsService;
  readonly invoices: InvoicesService;
  readonly returns: ReturnsService;
  /** What the owner takes back, and how. */
  readonly returnRules: () => ReturnRules & ReturnOptions;
  /** Where goods can be brought back. */
  readonly stores: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
  readonly catalogue: Catalogue;
  /** Rupees for one unit of the catalogue. */
  readonly rate: number;
  /** The ways to pay that the owner offers, in their order. */
  readonly methods: () => readonly PaymentMethod[];
  /** Whether invoices can bear the number of a business: taxes are named, and the seller has one too. */
  readonly sellsToBusinesses: () => boolean;
  /** The seller's own number; empty where there is none. */
  readonly ownGstin: () => string;
  /** The owner's bounds of paying on delivery, and whether the buyer's word is waited for first. */
  readonly payRules: () => PayRules;
  readonly cash: CashService;
  readonly pickups: StorePickupService;
  /** Where codes go, and how many in a day. */
  readonly sms: { readonly perDay: number; readonly countries: readonly string[] };
  /** To addresses that may be a stranger's. */
  readonly mailPerHour: number;
  /** How long somebody may pay by a link that was sent. */
  readonly linkMs: () => number;
  /** What links that need no sign-in are signed with. */
  readonly linkKey: string;
  readonly cart: Cart;
  readonly pricing: Pick<PricingService, "termsTo" | "terms" | "taxPercentOf">;
  readonly promotions: Promotion;
  readonly accounts: Customers;
  /** Asks the courier about these, where it answers in time; terms and days are its word then. For whoever has no account not too often from one address. */
  readonly hearCourier: (pinCodes: readonly string[], address?: string) => Promise<void>;
  /** The day by which goods are there that are bought now, as 2026-11-27; null where none is promised. */
  readonly arrivesBy: (to: { readonly pinCode: string; readonly state: string }) => string | null;
  /** Where a test may end the process; nothing in a shop. */
  readonly at: (point: string) => void;
}

interface PayRules extends CashLimits {
  readonly cashHours: number;
  readonly needsConfirmation: boolean;
}

interface ReturnOptions {
  /** Where goods are sent back to. */
  readonly sendTo: Words;
  readonly exchange: boolean;
  readonly pickUp: boolean;
  readonly toStores: boolean;
}

export interface StockLine extends ChosenOf {
  readonly quantity: number;
}

interface Catalogue {
  /** Of each product its leaf and what is above it, the narrowest first. */
  categoriesOf(q: Reads | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  sellables(q: Reads | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Sellable>>;
  holdStock(tx: Tx, lines: readonly StockLine[]): Promise<Outcome<void>>;
  sellHeld(tx: Tx, lines: readonly StockLine[], of: StockCause): Promise<void>;
  releaseHeld(tx: Tx, lines: readonly StockLine[]): Promise<void>;
  returnSold(tx: Tx, lines: readonly StockLine[], of: StockCause): Promise<void>;
}

interface Offered {
  readonly view: CartView;
  readonly offers: ReadonlyMap<string, Sellable>;
}

interface Cart {
  lockCart(tx: Tx, userId: string): Promise<CartRow>;
  /** Of the order's customer; gives who that is. */
  lockCartOf(tx: Tx, order: { readonly id: string }): Promise<string | undefined>;
  offered(q: Reads | Tx, userId: string, way?: DeliveryAndPayment): Promise<Offered>;
  offeredToOrder(
    tx: Tx,
    userId: string,
    asked: {
      readonly row: CartRow;
      readonly held: ReadonlyMap<string, number>;
      readonly way: Promise<DeliveryAndPayment | undefined>;
    },
  ): Promise<Offered>;
  removeOrderedLines(
    tx: Tx,
    userId: string,
    lines: readonly { lineId: string; quantity: number }[],
  ): Promise<void>;
}

interface Customers {
  /** Into whose account a guest went. */
  mergedInto(q: Reads | Tx, userId: string): Promise<string | null>;
  addresses(
    userId: string,
    q?: Reads | Tx,
  ): Promise<readonly (OrderAddress & { readonly id: string; readonly isDefault: boolean })[]>;
  customer(
    q: Reads | Tx,
    userId: string,
  ): Promise<{ readonly name: string; readonly email: string | null; readonly phone: string | null } | null>;
}
