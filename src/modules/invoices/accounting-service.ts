import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { streamOf } from "#platform/stream-of.ts";
import { accountantFile, isAccountantTable } from "./accountant-files.ts";
import * as rows from "./accounting-repository.ts";
import { added, type DaySums, noSums, sumsOfInvoices, type TaxSums } from "./rules/document-sums.ts";
import {
  barsOf,
  comparedTo,
  dayOf,
  type Period,
  periodAfter,
  periodBefore,
  periodOf,
  taxPeriodsOf,
} from "./rules/period.ts";
import type { InvoicesService } from "./service.ts";
import { type TaxFile, taxFiles } from "./tax-files.ts";
import type { InvoiceView } from "./views.ts";

export type AccountingService = ReturnType<typeof createAccountingService>;

/** So many invoices are summed up in one transaction, and so many are looked at by a page where they are not yet. */
const batch = 500;
const mostRest = 2_000;
const mostTries = 5;

export interface AccountingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly invoices: Pick<InvoicesService, "inSeries">;
  /** The seller's number at the tax office. */
  readonly gstin: () => Promise<string>;
}

/** What came in and went back, by days. A job sums up documents; whoever asks adds those it has not come to yet. */
export function createAccountingService({ db, clock, invoices, gstin }: AccountingParts) {
  return {
    /** Called again and again, by every process: one at a time goes on where the last one ended. */
    async runJob(): Promise<void> {
      for (const series of await rows.seriesNow(db.watch))
        if (series.drawn > series.last) while (await db.write((tx) => runPart(tx, series)));
    },

    /** By default of this month; nothing of what is no period. */
    async report(name?: string) {
      const period = periodOf(name, clock.now());
      return period && reportOf(period);
    },

    /** What the first page of the back office and the evening's message say of a day: the same sums as its report. */
    async ofDay(at = clock.now()): Promise<{ readonly invoices: number; readonly soldPaise: number }> {
      const day = dayOf(at);
      const { sums, rest } = await consistent(async () => ({
        sums: await rows.daysBetween(db.read, day, day),
      }));
      return soldOn(merged(sums, rest.days).get(day) ?? noSums);
    },

    /** For the accountant, as it is read. */
    tableOf(table: string, month: string) {
      const period = periodOf(month, clock.now());
      return isAccountantTable(table) && period ? accountantFile(db, table, period) : undefined;
    },

    /** As it is read; of what the tax office takes, only where the seller has her number. */
    async taxFile(file: TaxFile, month: string): Promise<Outcome<ReadableStream<Uint8Array>>> {
      const of = { gstin: await gstin(), month };
      if (file !== "table" && of.gstin === "") return failure("gstinMissing");
      return success(streamOf(taxFiles[file](db.read, of)));
    },
  };

  async function reportOf(period: Period) {
    const today = dayOf(clock.now());
    const before = comparedTo(period, today);
    const bars = barsOf(period);
    const [{ sums, ofBefore, taxes, rest, isBehind }, cash, owed, back] = await Promise.all([
      consistent(async () => ({
        sums: await rows.daysBetween(db.read, bars[0] ?? period.from, period.to),
        ofBefore: await rows.daysBetween(db.read, before.from, before.to),
        taxes: await rows.taxesOf(db.read, taxPeriodsOf(period)),
      })),
      rows.cashDue(db.read),
      rows.cashOwed(db.read),
      rows.goingBack(db.read),
    ]);
    const now = merged(sums, rest.days);
    const old = merged(ofBefore, rest.days);
    const within = (days: ReadonlyMap<string, DaySums>, from: string, to: string) =>
      [...days].reduce((all, [day, one]) => (day >= from && day <= to ? added(all, one) : all), noSums);
    return {
      period,
      today,
      before,
      previous: periodBefore(period).name,
      following: periodAfter(period).name,
      totals: within(now, period.from, period.to),
      totalsBefore: within(old, before.from, before.to),
      bars: bars.map((bar) => {
        return { name: bar, paise: soldOn(within(now, bar, `${bar}~`)).soldPaise };
      }),
      taxes: taxTable([
        ...taxes,
        ...rest.taxes.filter(({ period: name }) => taxPeriodsOf(period).includes(name)),
      ]),
      cashDue: cash,
      cashOwed: owed,
      goingBack: back,
      isBehind,
    };
  }

  async function runPart(tx: Tx, series: rows.Series): Promise<boolean> {
    const last = await rows.lockCursor(tx, series);
    const drawn = await rows.drawnIn(tx, series);
    const papers = await invoices.inSeries(tx, series, { after: last, most: batch });
    const isMore = papers.length === batch;
    const end = papers.at(-1)?.place ?? last;
    const { days, taxes } = await summed(
      tx,
      papers.map(({ paper: invoice }) => invoice),
    );
    await rows.addDays(tx, days);
    await rows.addTaxes(tx, taxes);
    // The last invoices of a series may have gone with the demo.
    await rows.moveCursor(tx, series, isMore ? end : Math.max(end, drawn));
    return isMore;
  }

  async function summed(q: Reads | Tx, invoices: readonly InvoiceView[]) {
    const sold = invoices.filter(({ kind }) => kind === "invoice").map(({ orderId }) => orderId);
    const less = await rows.lessOf(q, sold);
    return sumsOfInvoices(invoices, (orderId) => less.get(orderId) ?? 0);
  }

  /** Sums and how far they go move together: read between two looks that see the same, they belong to it. */
  async function consistent<Found>(read: () => Promise<Found>) {
    for (let tried = 1; ; tried++) {
      const before = await rows.seriesNow(db.read);
      const found = await read();
      const after = await rows.seriesNow(db.read);
      const isSame = after.every(({ last }, at) => last === (before[at]?.last ?? 0));
      if (!isSame && tried < mostTries) continue;
      const missing = after.reduce((all, { drawn, last }) => all + drawn - last, 0);
      const isBehind = !isSame || missing > mostRest;
      return { ...found, rest: isBehind ? await summed(db.read, []) : await restOf(after), isBehind };
    }
  }

  async function restOf(series: readonly rows.Behind[]) {
    const open = series.filter(({ drawn, last }) => drawn > last);
    const found = await Promise.all(
      open.map((one) => invoices.inSeries(db.read, one, { after: one.last, most: mostRest })),
    );
    return summed(
      db.read,
      found.flat().map(({ paper: invoice }) => invoice),
    );
  }
}

/** What was invoiced, less what credit notes took back. */
function soldOn({ sales, sold, credited }: DaySums) {
  return { invoices: sales, soldPaise: sold - credited };
}

function merged(days: ReadonlyMap<string, DaySums>, more: ReadonlyMap<string, DaySums>) {
  const all = new Map(days);
  for (const [day, sums] of more) all.set(day, added(all.get(day) ?? noSums, sums));
  return all;
}

/** Over all its periods, by place and rate. */
function taxTable(taxes: readonly TaxSums[]) {
  const keyOf = ({ place, percent, isBetweenStates }: TaxSums) => `${place} ${isBetweenStates} ${percent}`;
  return [...Map.groupBy(taxes, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...more]]) => {
      if (!first) return [];
      const sum = more.reduce(
        (all, { taxable, tax }) => ({ taxable: all.taxable + taxable, tax: all.tax + tax }),
        first as Pick<TaxSums, "taxable" | "tax">,
      );
      const { place, percent, isBetweenStates } = first;
      return [{ place, percent, isBetweenStates, taxable: sum.taxable, tax: sum.tax }];
    })
    .filter(({ taxable, tax }) => taxable !== 0 || tax !== 0);
}
