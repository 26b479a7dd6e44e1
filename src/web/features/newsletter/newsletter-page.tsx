import { Form, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import { newsletter as newsletterWords } from "#contract/texts/en/newsletter.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";

export function NewsletterPage({ problem }: { readonly problem?: FormProblem }) {
  const words = useWords("newsletter", newsletterWords);
  const isSending = useNavigation().formAction === paths.newsletter();
  return (
    <div className="page-width max-w-xl py-10">
      <PageHead title={words.title} description={words.description} />
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{words.lead}</p>
      <Form method="post" action={paths.newsletter()} className="grid gap-4">
        <TextField
          label={words.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          hint={words.consent}
          defaultValue={problem?.values?.email}
          error={problem?.message}
        />
        <Button type="submit" pending={isSending} className="justify-self-start">
          {words.subscribe}
        </Button>
      </Form>
    </div>
  );
}
