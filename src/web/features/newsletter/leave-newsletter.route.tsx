import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { LetterLinkPage } from "./letter-link-page.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const done = await shop.newsletter.unsubscribe(form.get("token") ?? "");
  if (!done.ok) return formProblem(done, form, facts);
  return goOn(paths.newsletter(), { kind: "success", text: textsOf(facts.lang).newsletter.left });
}

export default function LeaveNewsletterRoute() {
  const { token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return <LetterLinkPage step="leave" token={token} {...(problem && "message" in problem && { problem })} />;
}
