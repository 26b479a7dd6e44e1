import { type ActionFunctionArgs, useActionData, useLocation } from "react-router";
import { newsletterCalls } from "#contract/calls/newsletter.ts";
import { actByForm } from "#server/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { donePath, readDone } from "./letter-done.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: newsletterCalls.subscribe,
    said: () => null,
    done: () => donePath("asked"),
  });
}

export default function NewsletterRoute() {
  const problem = useActionData<typeof action>();
  const done = readDone(useLocation().search);
  return (
    <NewsletterPage done={problem ? null : done} {...(problem && "message" in problem && { problem })} />
  );
}
