import { type ActionFunctionArgs, redirect, useActionData, useLocation } from "react-router";
import { formProblem } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { donePath, readDone } from "./letter-done.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const asked = await shop.newsletter.subscribe(form.get("email") ?? "", facts);
  return asked.ok ? redirect(donePath("asked"), 303) : formProblem(asked, form, facts);
}

export default function NewsletterRoute() {
  const problem = useActionData<typeof action>();
  const done = readDone(useLocation().search);
  return (
    <NewsletterPage done={problem ? null : done} {...(problem && "message" in problem && { problem })} />
  );
}
