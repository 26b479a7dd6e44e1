import { neverFreePaise } from "#contract/format/money.ts";
import { stateCodeOf } from "#contract/india/states.ts";
import { taxedAs } from "#contract/india/tax-classes.ts";
import type { Place, Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { bumpValue } from "#platform/database/key-values.ts";
import { emit } from "#platform/events/events.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import type { CachedCourier } from "#ports/couriers/cached-courier.ts";
import type { DeliveryOption } from "#ports/delivery-options/delivery-option.ts";
import { pricingChanged } from "./events.ts";
import { createPlacesService } from "./places-service.ts";
import * as rows from "./rates-repository.ts";
import { offerByCourier } from "./rules/courier-delivery.ts";
import { bandFor, deliveryPaise } from "./rules/delivery.ts";
import { type DaySpan, type DeliveryRate, daysIn, deliveryTable, ratesTo } from "./rules/delivery-rates.ts";
import { dayIn } from "./rules/tax-periods.ts";
import { type TaxRate, taxPercentOf, taxRateOf, taxTable } from "./rules/tax-rates.ts";
import { termsOf } from "./rules/terms.ts";
import { createTaxesService } from "./taxes-service.ts";

export type PricingService = ReturnType<typeof createPricingService>;

/** An address as far as prices ask. */
export interface Destination {
  readonly pinCode: string;
  readonly state: string;
  /** Of a store, where goods are collected. */
  readonly storeId?: string | undefined;
}

export interface PricingParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Rupees for one unit of the catalogue. */
  readonly rate: number;
  readonly settings: () => ShopSettings["pricing"];
  /** Whose word narrows the owner's table; absent where the shop has no account with one. */
  readonly courier?: Pick<CachedCourier, "known"> | undefined;
  /** The first that goes to a place is taken; the courier alone where nothing is said. */
  readonly deliveryOptions?: () => readonly DeliveryOption[];
}

/** What the shop asks beside its goods: settings and the owner's tables, all from memory. */
export function createPricingService({ db, clock, rate, settings, courier, ...given }: PricingParts) {
  let known = {
    taxes: taxTable([]),
    delivery: deliveryTable([]),
    days: daysIn(new Map()),
  };

  /** All or none; every process hears of it together with the settings. False where one was not there. */
  const changing = <Row extends object>(
    by: string,
    action: `${string} ${"put" | "removed"}`,
    changed: readonly Row[],
    change: (tx: Tx, row: Row) => Promise<unknown>,
  ): Promise<boolean> =>
    db.write(async (tx) => {
      const done: unknown[] = [];
      for (const row of changed) done.push(await change(tx, row));
      await invalidate(tx, [settingsKey]);
      // Whoever looks at a table in the back office is told that it is another one.
      await bumpValue(tx, `${action.split(" ", 1)[0]}_version`);
      await emit(tx, pricingChanged, { by, action, subject: "pricing", after: changed, at: clock.now() });
      return !done.includes(false);
    });

  const byTable = () => ({ settings: settings(), rate, table: known.delivery });
  const byCourier: DeliveryOption = {
    id: "courier",
    offer: (place) => offerByCourier({ ...byTable(), courier: courier?.known }, place),
  };
  const { deliveryOptions = () => [byCourier] } = given;

  const termsFor = (place?: Place): Terms | undefined => {
    const isCollected = place?.storeId !== undefined;
    for (const { id, offer, isCollected: collects = false } of deliveryOptions()) {
      const offered = collects === isCollected ? offer(place) : undefined;
      if (offered) return termsOf(settings(), { ...offered, option: id }, place);
    }
    return undefined;
  };
  const termsTo = (to: Destination): Terms | undefined =>
    termsFor({ pinCode: to.pinCode, state: stateCodeOf(to.state), storeId: to.storeId });

  return {
    /** Reads the tables anew. */
    async catchUp(): Promise<void> {
      const [taxes, delivery] = await Promise.all([
        rows.listTaxRates(db.watch),
        rows.listDeliveryRates(db.watch),
      ]);
      const table = deliveryTable(delivery);
      known = {
        taxes: taxTable(taxes),
        delivery: table,
        days: daysIn(table),
      };
    },

    byCourier,

    /** Nothing where the shop brings no goods to. */
    termsTo,

    /** As the owner tries it: what goods for so much, of such a weight, pay there by the terms that carts are given. */
    deliveryTo(
      pinCode: string,
      { subtotalPaise, grams }: { readonly subtotalPaise: number; readonly grams: number },
    ) {
      const terms = termsTo({ pinCode, state: "" });
      const ofTable = offerByCourier(byTable(), { pinCode, state: undefined });
      const isFlat = settings().profile === "demo";
      const by = isFlat ? null : (ratesTo(known.delivery, pinCode)?.[0]?.prefix ?? null);
      const { days = null, takesCash = false, cashPaise = 0 } = terms ?? {};
      const band = terms && bandFor(terms, grams);
      const pricePaise = band ? deliveryPaise(band, subtotalPaise) : 0;
      const freeAbovePaise = band?.freeAbovePaise ?? neverFreePaise;
      const isNarrowed =
        (ofTable !== undefined && terms === undefined) || (ofTable?.takesCash === true && !takesCash);
      const paid = { pricePaise, freeAbovePaise, takesCash, cashPaise };
      return { isDelivered: terms !== undefined, isNarrowed, days, ...paid, by };
    },

    /** Without an address: as for most. */
    terms(): Terms {
      const terms = termsFor();
      if (!terms) throw new Error("Nobody has said where to, so nobody can be refused.");
      return terms;
    },

    /** How many working days delivery takes in the whole country, by the table and what every page promises beside it. */
    daySpan(promised: DaySpan): DaySpan {
      const { from = promised.from, to = promised.to, isWhole } = known.days;
      if (settings().profile === "demo") return promised;
      return isWhole ? { from, to } : { from: Math.min(from, promised.from), to: Math.max(to, promised.to) };
    },

    /** That the price of a piece holds today; null where taxes come on top. */
    taxPercentOf({ unitPaise, ...goods }: Pick<Sellable, "hsn" | "taxClass" | "unitPaise">): number | null {
      if (settings().profile === "demo") return null;
      return taxPercentOf(known.taxes, { hsn: taxedAs(goods), unitPaise, day: dayIn(clock.now()) });
    },

    /** That goods hold which no row names, by their HSN or class; null for all others, and where taxes come on top. */
    unnamedPercentOf({
      unitPaise,
      ...goods
    }: Pick<Sellable, "hsn" | "taxClass" | "unitPaise">): number | null {
      if (settings().profile === "demo") return null;
      const row = taxRateOf(known.taxes, { hsn: taxedAs(goods), unitPaise, day: dayIn(clock.now()) });
      return row && row.hsn !== "" ? null : (row?.percent ?? 0);
    },

    /** As the owner keeps them. */
    taxes: createTaxesService({ db, clock }),
    places: createPlacesService({ db, clock }),

    taxRates: () => rows.listTaxRates(db.read),
    putTaxRates: (by: string, rates: readonly TaxRate[]) =>
      changing(by, "tax put", rates, (tx, rate) => rows.saveTaxRate(tx, rate)),
    removeTaxRate: (by: string, rate: Omit<TaxRate, "percent">) =>
      changing(by, "tax removed", [rate], rows.deleteTaxRate),
    deliveryRates: () => rows.listDeliveryRates(db.read),
    putDeliveryRates: (by: string, rates: readonly DeliveryRate[]) =>
      changing(by, "delivery put", rates, (tx, rate) => rows.saveDeliveryRate(tx, rate)),
    removeDeliveryRate: (by: string, rate: Pick<DeliveryRate, "prefix" | "upToGrams">) =>
      changing(by, "delivery removed", [rate], rows.deleteDeliveryRate),
  };
}
