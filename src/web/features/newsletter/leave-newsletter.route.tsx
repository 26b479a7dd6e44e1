import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { formProblem } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { donePath } from "./letter-done.ts";
import { LetterLinkPage } from "./letter-link-page.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const done = await shop.newsletter.unsubscribe(form.get("token") ?? "");
  return done.ok ? redirect(donePath("left"), 303) : formProblem(done, form, facts);
}

export default function LeaveNewsletterRoute() {
  const { token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return <LetterLinkPage step="leave" token={token} {...(problem && "message" in problem && { problem })} />;
}
