import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { newsletterEndpoints } from "../endpoints.ts";
import { donePath } from "./letter-done.ts";
import { LetterLinkPage } from "./letter-link-page.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: newsletterEndpoints.confirm,
    message: () => null,
    done: () => donePath("confirmed"),
  });
}

export default function ConfirmNewsletterRoute() {
  const { token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <LetterLinkPage step="confirm" token={token} {...(problem && "message" in problem && { problem })} />
  );
}
