import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { dayOf } from "#modules/invoices/rules/period.ts";
import { streamOf } from "#platform/stream-of.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { customersEndpoints } from "./endpoints.ts";

export const customersHandlers: HandlersOf<typeof customersEndpoints> = {
  async list({ accounts, checkout }, _caller, filter) {
    const { people, next, count } = await accounts.customers(filter);
    const sums = await checkout.orderLists.sumsOf(people.map(({ id }) => id));
    return success({ customers: people.map((person) => ({ ...person, ...sums(person.id) })), next, count });
  },

  async show(shop, _caller, { id }) {
    const found = await shop.accounts.customerForOffice(id);
    if (!found) return failure("notFound");
    const { notes: own, ...person } = found;
    const phones = found.phone ? [found.phone] : [];
    const { cashRefusals } = shop.shopSettings.now().payments;
    const [sums, { orders, notes }, cashRefused, before] = await Promise.all([
      shop.checkout.orderLists.sumsOf([id]),
      shop.checkout.orderLists.ofCustomer(id),
      shop.checkout.cashRefusedBy({ userId: id, phones }),
      shop.pastOrders.ofCustomer(id),
    ]);
    const authors = [...own, ...notes].map(({ author }) => author);
    const actor = await actorsOf(shop, authors);
    return success({
      customer: {
        ...person,
        ...sums(id),
        cashRefused,
        paysAhead: cashRefusals > 0 && cashRefused >= cashRefusals,
        lastOrders: orders,
        before,
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

  async file(shop, { userId: by }) {
    await shop.accounts.noteExport(by, "download customers");
    return success({ file: { name: "customers.csv", body: streamOf(customerLines(shop)) } });
  },

  async subscribers(shop, { userId: by }) {
    await shop.accounts.noteExport(by, "download subscribers");
    return success({ file: { name: "subscribers.csv", body: streamOf(subscriberLines(shop)) } });
  },

  async read({ accounts }, { userId: by }, { table }, { lang }) {
    const read = await accounts.readCustomerFile(by, table);
    return read.ok ? looked(accounts, read.value) : fileRefusal(read, lang);
  },

  look: ({ accounts }, _caller, { id }) => looked(accounts, id),

  async takeIn({ accounts, newsletter }, { userId: by }, { id }, { lang }) {
    const taken = await accounts.takeInCustomers(by, id, (tx, people) =>
      newsletter.bring(
        tx,
        people.map(({ email: reach, ...consent }) => ({
          ...consent,
          ...{ reach, lang, page: "/manage/customers/in" },
        })),
      ),
    );
    if (!taken.ok) return taken;
    const { takenIn } = textsOf(lang).manage.customers.in;
    return success({ count: taken.value, message: takenIn(taken.value) });
  },

  async letOff({ accounts, checkout }, { userId: actor }, { id }) {
    const found = await accounts.customerForOffice(id);
    if (!found) return failure("notFound");
    const done = await checkout.letOff({ userId: id, phones: found.phone ? [found.phone] : [], actor });
    return done.ok ? success({}) : done;
  },

  async erase({ accounts }, { userId: by }, { id }, { lang }) {
    const erased = await accounts.eraseCustomer(by, id, { lang });
    return erased.ok ? success({}) : erased;
  },

  async note({ accounts }, { userId: author }, { id, words }) {
    const noted = await accounts.noteOnCustomer(id, { words, author });
    return noted.ok ? success({}) : noted;
  },
};

async function looked(accounts: ShopServices["accounts"], id: string) {
  const file = await accounts.lookAtCustomerFile(id);
  return file ? success({ file }) : failure("notFound");
}

async function* customerLines({ accounts, checkout }: ShopServices): AsyncGenerator<string> {
  yield csvLine(["Name", "Phone", "Email", "Since", "Orders", "Rupees", "City"]);
  for await (const people of accounts.allCustomers()) {
    const sums = await checkout.orderLists.sumsOf(people.map(({ id }) => id));
    yield people
      .map(({ id, name, phone, email, since }) => {
        const { sentTo, orders, spentPaise } = sums(id);
        const reach = [name, phone ?? sentTo?.phone ?? null, email];
        return csvLine([...reach, dayOf(since), orders, spentPaise / 100, sentTo?.city ?? null]);
      })
      .join("");
  }
}

async function* subscriberLines({ newsletter }: ShopServices): AsyncGenerator<string> {
  yield csvLine(["Email", "Language", "Leave"]);
  for (const { email, lang, leaveUrl } of await newsletter.readList()) yield csvLine([email, lang, leaveUrl]);
}
