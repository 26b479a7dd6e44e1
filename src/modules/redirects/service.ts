import { stringify } from "csv-stringify/sync";
import { unread } from "#contract/endpoints/unread-file.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import type { Clock } from "#platform/clock.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { streamOf } from "#platform/stream-of.ts";
import { redirectsChanged } from "./events.ts";
import * as rows from "./repository.ts";
import { oldPathOf, shopifyHandleIn, targetOf, writtenPath } from "./rules/old-address.ts";

export type RedirectsService = ReturnType<typeof createRedirects>;

export interface TypedRedirect {
  readonly from: string;
  readonly to: string;
}

interface RedirectParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueService, "productsOfSkus" | "productsCameAs" | "isSold">;
  readonly publicUrl: string;
}

const pageSize = 50;
const mostRedirects = 100_000;
const linesAtOnce = 500;
/** Of old addresses that lead to old addresses. */
const mostSteps = 5;

/** Addresses of the shop that was here before: what search engines, bookmarks and printed codes still lead to. */
export function createRedirects({ db, clock, catalogue, publicUrl }: RedirectParts) {
  return {
    /** Where an address leads that is no page of this shop. Goods that came from Shopify need no line of their own. */
    async targetOf(address: string): Promise<string | undefined> {
      const path = oldPathOf(address);
      if (path === undefined) return undefined;
      const [found] = await rows.findRedirects(db.read, [path]);
      if (found) return lastOf(found);
      const handle = shopifyHandleIn(path);
      const id = handle && (await catalogue.productsCameAs(db.read, "shopify", [handle])).get(handle);
      return id && (await catalogue.isSold(id)) ? paths.product(id) : undefined;
    },

    async list({ search, after }: { readonly search: string; readonly after: string | undefined }) {
      const path = search && oldPathOf(search);
      const found = path
        ? await rows.findRedirects(db.read, [path])
        : search
          ? []
          : await rows.listRedirects(db.read, after ?? "", pageSize + 1);
      const redirects = found.slice(0, pageSize);
      const next = found.length > pageSize ? (redirects.at(-1)?.path ?? null) : null;
      return { redirects, next, count: await rows.countRedirects(db.read) };
    },

    set: (by: string, typed: TypedRedirect): Promise<Outcome<void>> =>
      db.write(async (tx) => {
        const [read] = await redirectsOf(tx, [typed]);
        if (!read?.ok) return read ?? failure("oldAddressUnusable", { field: "from" });
        return save(tx, [read.value], { by, action: "set redirect", after: { ...read.value } });
      }),

    remove: (by: string, path: string): Promise<Outcome<void>> =>
      db.write(async (tx) => {
        const [before] = await rows.findRedirects(tx, [path]);
        if (!before) return failure("notFound");
        await rows.deleteRedirect(tx, path);
        await note(tx, { by, action: "remove redirect", before: { ...before } });
        return success(undefined);
      }),

    /** All of a file, or none of it: whose line does not fit is told. */
    async read(by: string, bytes: Uint8Array): Promise<Outcome<number>> {
      const file = await readLines(bytes, mostRedirects);
      if ("fault" in file) return unread(file);
      if (file.lines.length === 0) return failure("tableEmpty", { field: "table" });
      return db.write(async (tx) => {
        const typed = file.lines.map(({ cells: [from = "", to = ""] }) => ({ from, to }));
        const read = await redirectsOf(tx, typed);
        const redirects = new Map<string, rows.Redirect>();
        for (const [at, one] of read.entries()) {
          if (!one.ok) return { ...one, field: "table", data: { line: file.lines[at]?.line } };
          redirects.set(one.value.path, one.value);
        }
        const count = redirects.size;
        const saved = await save(tx, [...redirects.values()], {
          ...{ by, action: "read redirects", after: { count } },
        });
        return saved.ok ? success(count) : saved;
      });
    },

    /** As `read` takes it. */
    file: (): ReadableStream<Uint8Array> => streamOf(fileParts()),
  };

  /** Where it leads in the end; nowhere, where that is a circle. */
  async function lastOf(first: rows.Redirect): Promise<string | undefined> {
    let { target } = first;
    for (let steps = 0; steps < mostSteps; steps++) {
      const path = oldPathOf(target);
      const [next] = path === undefined ? [] : await rows.findRedirects(db.read, [path]);
      if (!next) return target;
      target = next.target;
    }
    return undefined;
  }

  async function redirectsOf(
    q: Reads | Tx,
    typed: readonly TypedRedirect[],
  ): Promise<Outcome<rows.Redirect>[]> {
    const skus = typed.map(({ to }) => to.trim()).filter((to) => to && targetOf(to, publicUrl) === undefined);
    const known = new Map<string, string>();
    for (const some of inParts([...new Set(skus)]))
      for (const [sku, id] of await catalogue.productsOfSkus(q, some)) known.set(sku, id);
    return typed.map(({ from, to }) => {
      const path = oldPathOf(from.trim());
      if (path === undefined) return failure("oldAddressUnusable", { field: "from" });
      const wanted = to.trim();
      const id = known.get(wanted);
      const target = targetOf(wanted, publicUrl) ?? (id && paths.product(id));
      if (!target || oldPathOf(target) === path) return failure("newAddressUnusable", { field: "to" });
      return success({ path, target });
    });
  }

  async function save(
    tx: Tx,
    redirects: readonly rows.Redirect[],
    change: Omit<Change, "before">,
  ): Promise<Outcome<void>> {
    let known = 0;
    for (const some of inParts(redirects))
      known += (
        await rows.findRedirects(
          tx,
          some.map(({ path }) => path),
        )
      ).length;
    const count = await rows.countRedirects(tx);
    if (count + redirects.length - known > mostRedirects) return failure("redirectsFull");
    for (const some of inParts(redirects)) await rows.saveRedirects(tx, some);
    await note(tx, change);
    return success(undefined);
  }

  async function note(tx: Tx, { by, action, ...facts }: Change): Promise<void> {
    const subject = String(facts.after?.path ?? facts.before?.path ?? "redirects");
    await emit(tx, redirectsChanged, { by, action, subject, ...facts, at: clock.now() });
  }

  async function* fileParts(): AsyncGenerator<string> {
    const lines = (some: string[][]) => stringify(some, { record_delimiter: "windows" });
    // Spreadsheets take a file without a byte order mark for one of the letters of their own country.
    yield `\ufeff${lines([["Redirect from", "Redirect to"]])}`;
    for (let after = ""; ; ) {
      const some = await rows.listRedirects(db.read, after, linesAtOnce);
      const last = some.at(-1);
      if (!last) return;
      yield lines(some.map(({ path, target }) => [writtenPath(path), target]));
      after = last.path;
    }
  }
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += linesAtOnce) yield all.slice(from, from + linesAtOnce);
}

interface Change {
  readonly by: string;
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}
