import { customersEndpoints } from "#contract/endpoints/customers.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { CustomerPage } from "../pages/customer-page.tsx";
import { CustomersPage } from "../pages/customers-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const customersScreen: Screen = {
  path: "customers",
  right: customersEndpoints.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "search", "cursor");
    const answer = await asked(customersEndpoints.list, wish, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.customers;
    return answer && { title, body: <CustomersPage {...answer} wish={wish} /> };
  },
};

export const customerScreen: Screen = {
  path: "customers/:id",
  right: customersEndpoints.show.right,
  async show(wanted) {
    const answer = await asked(customersEndpoints.show, { id: wanted.params.id }, wanted);
    return answer && { title: answer.customer.name, body: <CustomerPage customer={answer.customer} /> };
  },
};
