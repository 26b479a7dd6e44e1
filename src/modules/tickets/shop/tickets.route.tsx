import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireCaller } from "#server/auth/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { ticketListView } from "../ticket-pages.ts";
import { TicketsPage } from "./tickets-page.tsx";

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return ticketListView(page, requireCaller(page, request).userId);
}

export default function TicketsRoute() {
  return <TicketsPage list={useLoaderData<typeof loader>()} />;
}
