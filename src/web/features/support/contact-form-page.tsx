import { supportCalls } from "#contract/calls/support.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { ContactFormView } from "#contract/ticket-view.ts";
import { mostWords } from "#contract/tickets.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";

type ContactFormProps = { readonly form: ContactFormView; readonly problem: FormProblem | undefined };

/** Below what the contact page says: posted whole, by a browser of any kind. */
export function ContactFormPage({ form: { words, kinds, given, isSignedIn }, problem }: ContactFormProps) {
  const typed: Readonly<Record<string, string>> = { ...given, ...problem?.values };
  const field = (name: string) => {
    const error = problem?.field === name ? problem.message : undefined;
    return { name, error, defaultValue: typed[name], autoFocus: error !== undefined };
  };
  return (
    <section id="write" className="mt-8 border-t border-line pt-6" aria-labelledby="write-title">
      <h2 id="write-title" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{words.lead}</p>
      <form method="post" className="grid gap-4">
        <input type="hidden" name="call" value={supportCalls.ask.name} />
        {problem && problem.field === undefined && (
          <AlertPanel kind="error" live>
            {problem.message}
          </AlertPanel>
        )}
        <RadioTiles
          legend={words.about}
          name="kind"
          tiles={kinds}
          defaultValue={typed.kind}
          className="[&_.tile]:w-full [&_.tile]:justify-start"
        />
        <TextField label={words.name} required autoComplete="name" maxLength={80} {...field("name")} />
        <TextField
          label={words.reach}
          hint={words.reachHint}
          required
          autoComplete="email"
          maxLength={254}
          {...field("reach")}
        />
        <TextField
          label={words.order}
          hint={words.orderHint}
          autoComplete="off"
          maxLength={40}
          {...field("order")}
        />
        <TextAreaField label={words.words} required rows={6} maxLength={mostWords} {...field("words")} />
        <Button type="submit" className="justify-self-start">
          {words.send}
        </Button>
      </form>
      {isSignedIn && (
        <p className="mt-6">
          <PlainLink href="/tickets" className="inline-flex min-h-11 items-center underline">
            {words.own}
          </PlainLink>
        </p>
      )}
    </section>
  );
}
