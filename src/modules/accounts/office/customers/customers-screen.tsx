import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import { CustomerPage } from "./customer-page.tsx";
import { CustomersPage } from "./customers-page.tsx";

export const customersScreen: Screen = {
  path: "customers",
  right: customersEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "search", "cursor");
    const answer = await askEndpoint(customersEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.customers;
    return answer && { title, body: <CustomersPage {...answer} filter={filter} /> };
  },
};

export const customerScreen: Screen = {
  path: "customers/:id",
  right: customersEndpoints.show.right,
  // An erased customer has no page.
  act: { done: ({ name }) => (name === customersEndpoints.erase.name ? officePath("customers") : undefined) },
  async show(request) {
    const answer = await askEndpoint(customersEndpoints.show, { id: request.params.id }, request);
    return answer && { title: answer.customer.name, body: <CustomerPage customer={answer.customer} /> };
  },
};
