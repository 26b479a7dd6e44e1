import { Form, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { newsletter as newsletterWords } from "#contract/texts/en/newsletter.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { useWords } from "#web/ui/words.ts";

type LetterLinkPageProps = {
  readonly step: "confirm" | "leave";
  readonly token: string;
  readonly problem?: FormProblem;
};

/** Where the link of a letter leads. The press is the person's: mail programs follow links by themselves. */
export function LetterLinkPage({ step, token, problem }: LetterLinkPageProps) {
  const words = useWords("newsletter", newsletterWords);
  const isSending = useNavigation().state === "submitting";
  const title = words[`${step}Title`];
  return (
    <div className="page-width page-narrow grid content-start justify-items-start gap-5 py-12 md:min-h-72">
      <PageHead title={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-muted">{words[`${step}Text`]}</p>
      {problem && (
        <AlertPanel kind="error" live>
          {problem.message}
        </AlertPanel>
      )}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={isSending}>
          {words[step]}
        </Button>
      </Form>
      <PageScene name="globe" />
    </div>
  );
}
