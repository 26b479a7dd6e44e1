import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { ticketEndpoints } from "../endpoints.ts";
import { ticketPageView } from "../ticket-pages.ts";
import { TicketPage } from "./ticket-page.tsx";

export async function loader({ params: { token = "" }, context }: LoaderFunctionArgs) {
  const view = await ticketPageView(context.get(pageContext), token);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export function action({ request, params: { token = "" }, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: ticketEndpoints.write,
    input: (_, fields) => ({ ...fields, token }),
  });
}

export default function TicketRoute() {
  const problem = useActionData<typeof action>();
  return (
    <TicketPage
      ticket={useLoaderData<typeof loader>()}
      problem={problem && "message" in problem ? problem : undefined}
    />
  );
}
