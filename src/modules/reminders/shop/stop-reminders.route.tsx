import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { pageContext } from "#web/page-context.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";
import { reminderEndpoints } from "../endpoints.ts";
import { reminders as english } from "../texts.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    only: reminderEndpoints.stop,
    done: () => paths.home(),
  });
}

/** Where a reminder's link leads. The press is the person's: mail programs follow links by themselves. */
export default function StopRemindersRoute() {
  const words = useWords("reminders", english);
  const { token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <div className="page-width page-room">
      <PageHead title={words.title} />
      <div className="card roomy stack gap-l">
        <h1 className="title-1">{words.title}</h1>
        <p className="large muted">{words.text}</p>
        {problem && "message" in problem && (
          <AlertPanel kind="error" live>
            {problem.message}
          </AlertPanel>
        )}
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{words.stop}</Button>
        </form>
      </div>
    </div>
  );
}
