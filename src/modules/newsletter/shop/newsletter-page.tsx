import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { newsletter as newsletterWords } from "../texts.ts";
import type { LetterDone } from "./letter-done.ts";
import { LetterFrame } from "./letter-frame.tsx";

type NewsletterPageProps = {
  readonly done: LetterDone | null;
  readonly problem?: FormProblem;
  /** Of whoever is logged in. */
  readonly email: string | null;
  /** What such a letter holds. */
  readonly sample?: ReactNode;
  /** Goods, such as the letters tell of. */
  readonly children?: ReactNode;
};

export function NewsletterPage({ done, problem, email, sample, children }: NewsletterPageProps) {
  const words = useWords("newsletter", newsletterWords);
  // As the foot of every other page says it.
  const { title, hint } = useShop().newsletter;
  return (
    <LetterFrame
      title={title}
      description={words.description}
      {...(!done && { lead: hint })}
      {...(sample && { sample })}
      beside={children}
    >
      {done ? <Done done={done} /> : <Subscribe email={email} {...(problem && { problem })} />}
    </LetterFrame>
  );
}

function Done({ done }: { readonly done: LetterDone }) {
  const words = useWords("newsletter", newsletterWords);
  return (
    <>
      <AlertPanel kind="success" live>
        {words[done]}
      </AlertPanel>
      <LinkButton to={paths.products()} look="quiet">
        {words.onwards}
      </LinkButton>
    </>
  );
}

function Subscribe({ email, problem }: Pick<NewsletterPageProps, "email" | "problem">) {
  const words = useWords("newsletter", newsletterWords);
  const isSending = useNavigation().formAction?.endsWith(paths.newsletter()) ?? false;
  return (
    <Form method="post" action={paths.newsletter()} className="stack gap-l full">
      <TextField
        label={words.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        enterKeyHint="send"
        placeholder={words.example}
        hint={words.consent}
        defaultValue={problem?.values?.email ?? email ?? undefined}
        error={problem?.message}
      />
      <Button type="submit" pending={isSending}>
        {words.subscribe}
      </Button>
    </Form>
  );
}
