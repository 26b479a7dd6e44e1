import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { isPolicyPage, type PolicyBlock } from "#contract/policies.ts";
import { ticketEndpoints } from "#modules/tickets/endpoints.ts";
import { ticketPath } from "#modules/tickets/rules/ticket.ts";
import { ContactPage } from "#modules/tickets/shop/public/contact-page.tsx";
import { contactFormView } from "#modules/tickets/ticket-pages.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { otherPolicies, policyView } from "#shop/policies/policy-view.ts";
import { pageContext } from "#web/page-context.ts";
import { PolicyPage } from "./policy-page.tsx";

export async function loader({ request, params: { page }, context }: LoaderFunctionArgs) {
  const asked = context.get(pageContext);
  const { shop, facts } = asked;
  if (!isPolicyPage(page)) throw data(null, { status: 404 });
  const settings = shop.shopSettings.now();
  return {
    policy: policyView(page, { settings, terms: shop.pricing.terms(), lang: facts.lang }),
    others: otherPolicies(page, settings, facts.lang),
    lang: facts.lang,
    form: page === "contact" ? await contactFormView(asked, new URL(request.url).searchParams) : null,
  };
}

export function action({ request, params: { page }, context }: ActionFunctionArgs) {
  if (page !== "contact") throw data(null, { status: 404 });
  return actByForm(request, context.get(pageContext), {
    only: ticketEndpoints.ask,
    // Its field for an order is out of sight then, and may have been filled before.
    given: (_, { order, ...fields }) => (fields.kind === "question" ? fields : { ...fields, order }),
    done: toTicket,
  });
}

function toTicket(_: Endpoint, answer: object): string | undefined {
  return "token" in answer && typeof answer.token === "string" ? ticketPath(answer.token) : undefined;
}

/** What a text says before all else is said before the form too. */
function ledBy(blocks: readonly PolicyBlock[]) {
  const [lead, ...others] = blocks;
  return lead?.kind === "paragraph" ? { lead, others } : { lead: undefined, others: blocks };
}

export default function PolicyRoute() {
  const { policy, others, form, lang } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { lead, others: further } = form ? ledBy(policy.blocks) : { lead: undefined, others: [] };
  return (
    <PolicyPage policy={policy} others={others} lang={lang} lead={lead}>
      {form && (
        <ContactPage
          blocks={further}
          lang={lang}
          form={form}
          problem={problem && "message" in problem ? problem : undefined}
        />
      )}
    </PolicyPage>
  );
}
