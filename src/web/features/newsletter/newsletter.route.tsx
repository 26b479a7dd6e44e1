import { type ActionFunctionArgs, useActionData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { formProblem, goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { pageContext } from "#web/page-context.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export async function action({ request, context }: ActionFunctionArgs) {
  const { shop, facts } = context.get(pageContext);
  const form = await readForm(request);
  const asked = await shop.newsletter.subscribe(form.get("email") ?? "", facts);
  if (!asked.ok) return formProblem(asked, form, facts);
  return goOn(paths.newsletter(), { kind: "success", text: textsOf(facts.lang).newsletter.asked });
}

export default function NewsletterRoute() {
  const problem = useActionData<typeof action>();
  return <NewsletterPage {...(problem && "message" in problem && { problem })} />;
}
