import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import { newsletter as newsletterWords } from "#contract/texts/en/newsletter.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { useWords } from "#web/ui/words.ts";
import type { LetterDone } from "./letter-done.ts";

type NewsletterPageProps = {
  readonly done: LetterDone | null;
  readonly problem?: FormProblem;
  /** Goods, such as the letters tell of. */
  readonly children?: ReactNode;
};

export function NewsletterPage({ done, problem, children }: NewsletterPageProps) {
  const words = useWords("newsletter", newsletterWords);
  return (
    <>
      <div className="page-width page-narrow pt-8 md:min-h-72 lg:pt-12">
        <PageHead title={words.title} description={words.description} />
        <h1 className="text-3xl">{words.title}</h1>
        {done ? <Done done={done} /> : <Subscribe {...(problem && { problem })} />}
        <PageScene name="globe" />
      </div>
      <div className="page-width pb-8 lg:pb-12">{children}</div>
    </>
  );
}

function Done({ done }: { readonly done: LetterDone }) {
  const words = useWords("newsletter", newsletterWords);
  return (
    <div className="mt-4 grid justify-items-start gap-5">
      <AlertPanel kind="success" live>
        {words[done]}
      </AlertPanel>
      <LinkButton to={paths.products()} look="quiet">
        {words.onwards}
      </LinkButton>
    </div>
  );
}

function Subscribe({ problem }: { readonly problem?: FormProblem }) {
  const words = useWords("newsletter", newsletterWords);
  const isSending = useNavigation().formAction?.endsWith(paths.newsletter()) ?? false;
  return (
    <>
      <p className="mt-2 mb-6 text-lg text-muted">{words.lead}</p>
      <Form method="post" action={paths.newsletter()} className="card grid gap-4 p-5 sm:p-8">
        <TextField
          label={words.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          enterKeyHint="send"
          hint={words.consent}
          defaultValue={problem?.values?.email}
          error={problem?.message}
        />
        <Button type="submit" pending={isSending} className="justify-self-start">
          {words.subscribe}
        </Button>
      </Form>
    </>
  );
}
