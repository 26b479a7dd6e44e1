import type { customersEndpoints, logEndpoints } from "#contract/endpoints/customers.ts";
import { failure, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import { actorsOf } from "./actors.ts";
import type { HandlersOf } from "./handler.ts";
import { shownCard } from "./order-for-office.ts";

export const customersHandlers: HandlersOf<typeof customersEndpoints> = {
  async list({ accounts, checkout }, _caller, wish) {
    const { people, next, count } = await accounts.customers(wish);
    const sums = await checkout.orderLists.sumsOf(people.map(({ id }) => id));
    return success({ customers: people.map((person) => ({ ...person, ...sums(person.id) })), next, count });
  },

  async show(shop, caller, { id }) {
    const found = await shop.accounts.customerForOffice(id);
    if (!found) return failure("notFound");
    const { notes: own, ...person } = found;
    const phones = found.phone ? [found.phone] : [];
    const { cashRefusals } = shop.shopSettings.now().payments;
    const [sums, { orders, notes }, cashRefused] = await Promise.all([
      shop.checkout.orderLists.sumsOf([id]),
      shop.checkout.orderLists.ofCustomer(id),
      shop.checkout.cashRefusedBy({ userId: id, phones }),
    ]);
    const authors = [...own, ...notes].map(({ author }) => author);
    const actor = await actorsOf(shop, authors);
    return success({
      customer: {
        ...person,
        ...sums(id),
        cashRefused,
        paysAhead: cashRefusals > 0 && cashRefused >= cashRefusals,
        lastOrders: orders.map((card) => shownCard(card, caller)),
        notes: [
          ...own.map(({ words, author, at }) => ({
            orderId: null,
            kind: "note" as const,
            words,
            by: actor(author),
            at,
          })),
          ...notes.map(({ order_id: orderId, kind, words, author, at }) => ({
            orderId,
            kind,
            words,
            by: actor(author),
            at,
          })),
        ],
      },
    });
  },

  async letOff({ accounts, checkout }, { userId: actor }, { id }) {
    const found = await accounts.customerForOffice(id);
    if (!found) return failure("notFound");
    const done = await checkout.letOff({ userId: id, phones: found.phone ? [found.phone] : [], actor });
    return done.ok ? success({}) : done;
  },

  async note({ accounts }, { userId: author }, { id, words }) {
    const noted = await accounts.noteOnCustomer(id, { words, author });
    return noted.ok ? success({}) : noted;
  },
};

/** What tells of money and of where things stand, and of nobody. */
const plainFacts = ["state", "payment", "refunds", "cancelReason", "total", "method", "role", "undone"];

export const logHandlers: HandlersOf<typeof logEndpoints> = {
  async list(shop, caller, { by, subject, day, cursor }) {
    const thing = subject && ((await shop.checkout.orderLists.idOf(subject)) ?? subject);
    const { deeds, next } = await shop.checkout.orderLists.log({ by, subject: thing, day, cursor });
    const actor = await actorsOf(
      shop,
      deeds.map(({ user_id }) => user_id),
    );
    const facts = (text: string | null) => {
      const all = text === null ? null : (JSON.parse(text) as Record<string, unknown>);
      if (all === null || holds(caller, "orders.all")) return all;
      return Object.fromEntries(Object.entries(all).filter(([name]) => plainFacts.includes(name)));
    };
    return success({
      deeds: deeds.map(({ id, user_id: byId, action, subject: of, number, before, after, at }) => ({
        id,
        by: actor(byId),
        byId,
        action,
        subject: of,
        number,
        before: facts(before),
        after: facts(after),
        at,
      })),
      next,
      people: await shop.accounts.staffInLog(),
    });
  },
};
