import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import type { TextBlock } from "#contract/format/text-blocks.ts";
import { otherPolicies, policyView } from "#modules/policies/rules/policy-view.ts";
import { PolicyPage } from "#modules/policies/shop/public/policy-page.tsx";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ticketEndpoints } from "../endpoints.ts";
import { ticketPath } from "../rules/ticket.ts";
import { contactFormView } from "../ticket-pages.ts";
import { ContactPage } from "./contact-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = context.get(pageContext);
  const {
    shop,
    requestContext: { lang },
  } = asked;
  const settings = shop.shopSettings.now();
  return {
    policy: policyView("contact", { settings, terms: shop.pricing.terms(), lang }),
    others: otherPolicies("contact", settings, lang),
    lang,
    form: await contactFormView(asked, new URL(request.url).searchParams),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: ticketEndpoints.ask,
    // Its field for an order is out of sight then, and may have been filled before.
    input: (_, { order, ...fields }) => (fields.kind === "question" ? fields : { ...fields, order }),
    done: toTicket,
  });
}

function toTicket(_: Endpoint, answer: object): string | undefined {
  return "token" in answer && typeof answer.token === "string" ? ticketPath(answer.token) : undefined;
}

/** The policy of that name, with the form in the place of its text. */
export default function ContactRoute() {
  const { policy, others, form, lang } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { lead, others: blocks } = ledBy(policy.blocks);
  return (
    <PolicyPage policy={policy} others={others} lang={lang} lead={lead}>
      <ContactPage
        blocks={blocks}
        lang={lang}
        form={form}
        problem={problem && "message" in problem ? problem : undefined}
      />
    </PolicyPage>
  );
}

/** What a text says before all else is said before the form too. */
function ledBy(blocks: readonly TextBlock[]) {
  const [lead, ...others] = blocks;
  return lead?.kind === "paragraph" ? { lead, others } : { lead: undefined, others: blocks };
}
