import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { Screen } from "#manage/screen.ts";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import { tablesEndpoints } from "#modules/catalogue/import/endpoints.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { pastOrdersEndpoints } from "#modules/past-orders/endpoints.ts";
import { policyEndpoints } from "#modules/policies/endpoints.ts";
import { placeEndpoints } from "#modules/pricing/places-endpoints.ts";
import { redirectEndpoints } from "#modules/redirects/endpoints.ts";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { ticketOfficeEndpoints } from "#modules/tickets/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";

const files = {
  file: customersEndpoints.file,
  subscribers: customersEndpoints.subscribers,
  messages: ticketOfficeEndpoints.file,
  orders: ordersEndpoints.file,
  pastOrders: pastOrdersEndpoints.file,
  goods: tablesEndpoints.take,
  pages: policyEndpoints.policyFile,
  places: placeEndpoints.take,
  redirects: redirectEndpoints.take,
};

export const filesPath = "shop/files";

/** All that leaves as a file, and the one that holds everything. */
export const filesScreen: Screen = {
  path: filesPath,
  right: customersEndpoints.file.right,
  async show(request) {
    const { title } = textsOf(request.page.requestContext.lang).manage.files;
    return { title, body: <FilesPage /> };
  },
};

function FilesPage() {
  const { words: office, role } = useOffice();
  const { files: words } = office;
  return (
    <>
      <BackToShop />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <p className="below-m muted">{words.care}</p>
      <p className="below-m muted">{words.format}</p>
      <ul className="files">
        {Object.entries(files).map(
          ([name, { path, right }]) =>
            roleHolds(role, right) && (
              <li key={name}>
                <a href={`/api${path}`} aria-describedby={`use-${name}`}>
                  <Icon name="download" /> {words.names[name as keyof typeof files]}
                </a>
                <span id={`use-${name}`} className="row-facts">
                  {words.uses[name as keyof typeof files]}
                </span>
              </li>
            ),
        )}
      </ul>
      <details className="fold above-l">
        <summary>
          {words.machine} <Icon name="chevron-down" className="turns push" />
        </summary>
        <p className="muted">{words.whole}</p>
        <p>
          <code>npm run db:backup -- shop.tar.gz</code>
        </p>
      </details>
    </>
  );
}
