import { wordsIn } from "#contract/format/words.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { AccountsService } from "#modules/accounts/service.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import { codeStateOf } from "#modules/promo-codes/rules/promo-rule.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { discountChanged } from "./events.ts";
import * as discounts from "./repository.ts";
import { type AutomaticDiscount, checkedDiscount } from "./rules/automatic-discount.ts";

/** More would be a list that nobody reads, and every cart looks at all that run. */
const mostDiscounts = 100;

export interface OfficeDiscountParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueService, "sellables" | "categories" | "categoriesOf" | "isSold">;
  readonly accounts: Pick<AccountsService, "namesOf" | "provenCustomer">;
}

/** As it is written down first: of what it is by an id, an id, and an address or a number. */
export type WantedDiscount = Omit<AutomaticDiscount, "id" | "isOn" | "userId"> & {
  readonly customer: string;
};

export interface DiscountAction {
  readonly by: string;
  readonly id: string;
  /** The version that was looked at. */
  readonly seen: number;
}

/** What can be changed: what it is of stays. */
export type DiscountTerms = Omit<
  AutomaticDiscount,
  "id" | "kind" | "productId" | "category" | "userId" | "isOn"
>;

export type DiscountForOwner = discounts.KeptDiscount & { readonly state: ReturnType<typeof codeStateOf> };

/** Promotions that need no code as their owner keeps them. */
export function createOfficeDiscounts({ db, clock, catalogue, accounts }: OfficeDiscountParts) {
  const withState = (one: discounts.KeptDiscount): DiscountForOwner => ({
    ...one,
    state: codeStateOf({ ...one, used: 0, times: null }, clock.now()),
  });

  /** Every process hears of it together with the settings; what is somebody's own is found with that customer. */
  const note = async (
    tx: Tx,
    { by, action, of }: { by: string; action: string; of: AutomaticDiscount },
    facts: { before?: object; after?: object },
  ): Promise<void> => {
    await invalidate(tx, [settingsKey]);
    await emit(tx, discountChanged, { by, action, subject: of.userId ?? of.id, ...facts, at: clock.now() });
  };

  /** One discount, as it was in the version that was seen. */
  const changing = (
    { by, id, seen }: DiscountAction,
    action: string,
    change: (now: AutomaticDiscount) => Outcome<AutomaticDiscount>,
  ): Promise<Outcome<DiscountForOwner>> =>
    db.write(async (tx) => {
      const before = await discounts.lockDiscount(tx, id);
      if (!before) return failure("notFound");
      if (before.version !== seen) return failure("discountChanged");
      const after = change(before);
      if (!after.ok) return after;
      const kept = { ...after.value, version: seen + 1 };
      await discounts.updateDiscount(tx, kept);
      await note(tx, { by, action, of: before }, differing(before, kept));
      return success(withState(kept));
    });

  const placed = async ({ customer, ...wanted }: WantedDiscount): Promise<Outcome<AutomaticDiscount>> => {
    const userId = wanted.kind === "customer" ? await accounts.provenCustomer(customer) : null;
    if (userId === undefined) return failure("customerUnknown", { field: "customer" });
    const checked = checkedDiscount({ ...wanted, userId, id: newId(clock.now()), isOn: true });
    if (!checked.ok) return checked;
    const { productId, category } = checked.value;
    if (productId !== null && !(await catalogue.isSold(productId)))
      return failure("invalidProduct", { field: "product" });
    if (category !== null && !(await catalogue.categories()).of(category))
      return failure("categoryUnknown", { field: "category" });
    return checked;
  };

  return {
    /** What runs comes first. */
    async list(): Promise<DiscountForOwner[]> {
      const order = ["on", "planned", "off", "over"];
      const all = (await discounts.listDiscounts(db.read)).map(withState);
      return all.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    },

    /** What each is of, by its name: a product, a category or a customer. */
    async withNames(all: readonly DiscountForOwner[], lang: Lang) {
      const [goods, tree, people] = await Promise.all([
        catalogue.sellables(
          db.read,
          all.flatMap(({ productId }) => productId ?? []),
        ),
        catalogue.categories(),
        accounts.namesOf(all.flatMap(({ userId }) => userId ?? [])),
      ]);
      return all.map((one) => {
        const category = tree.of(one.category ?? "");
        const categoryName = category && ((category.label && wordsIn(category.label, lang)) || category.name);
        const title = goods.get(one.productId ?? "")?.title;
        return { ...one, of: title ?? categoryName ?? people.get(one.userId ?? "") ?? null };
      });
    },

    async make(by: string, wanted: WantedDiscount): Promise<Outcome<DiscountForOwner>> {
      const checked = await placed(wanted);
      if (!checked.ok) return checked;
      return db.write(async (tx) => {
        if ((await discounts.countDiscounts(tx)) >= mostDiscounts) return failure("discountsFull");
        const kept = { ...checked.value, version: 1 };
        await discounts.insertDiscount(tx, kept);
        await note(tx, { by, action: "make discount", of: kept }, { after: factsOf(kept) });
        return success(withState(kept));
      });
    },

    change: (action: DiscountAction, terms: DiscountTerms) =>
      changing(action, "change discount", (now) => checkedDiscount({ ...now, ...terms })),

    turn: (action: DiscountAction, isOn: boolean) =>
      changing(action, isOn ? "switch discount on" : "switch discount off", (now) =>
        success({ ...now, isOn }),
      ),

    /** Orders that have it keep its name and what it took off. */
    remove: ({ by, id, seen }: DiscountAction): Promise<Outcome<void>> =>
      db.write(async (tx) => {
        const now = await discounts.lockDiscount(tx, id);
        if (!now) return failure("notFound");
        if (now.version !== seen) return failure("discountChanged");
        await discounts.deleteDiscount(tx, id);
        await note(tx, { by, action: "remove discount", of: now }, { before: factsOf(now) });
        return success(undefined);
      }),
  };
}

/** What the log says of it; whose it is says the entry's subject. */
function factsOf({ name, ...one }: discounts.KeptDiscount) {
  const { id: _, version: __, userId: ___, kind, ...facts } = one;
  return { name: name.en, nameHi: name.hi, firstOrder: kind === "firstOrder", ...facts };
}

/** What was changed, before and after, with the name by which it is known. */
function differing(from: discounts.KeptDiscount, to: discounts.KeptDiscount) {
  const [before, after] = [factsOf(from), factsOf(to)];
  const names = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => name === "name" || before[name] !== after[name],
  );
  const some = (facts: typeof before) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: some(before), after: some(after) };
}
