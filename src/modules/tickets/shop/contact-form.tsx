import { Fragment } from "react";
import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import { ticketEndpoints } from "#modules/tickets/endpoints.ts";
import type { ContactFormView } from "#modules/tickets/page-views.ts";
import { mostWords } from "#modules/tickets/rules/ticket.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";

type ContactFormProps = { readonly form: ContactFormView; readonly problem: FormProblem | undefined };

/** Posted whole, by a browser of any kind. */
export function ContactForm({ form: { words, kinds, given, known, isSignedIn }, problem }: ContactFormProps) {
  const typed: Readonly<Record<string, string>> = { ...given, ...problem?.values };
  const field = (name: string) => {
    const error = problem?.field === name ? problem.message : undefined;
    return { name, error, defaultValue: typed[name], autoFocus: error !== undefined };
  };
  const sender = (
    <div className="contact-two">
      <TextField label={words.name} required autoComplete="name" maxLength={80} {...field("name")} />
      <TextField
        label={words.reach}
        hint={words.reachHint}
        required
        autoComplete="email"
        maxLength={254}
        {...field("reach")}
      />
    </div>
  );
  return (
    <section id="write" className="card page-main roomy" aria-labelledby="write-title">
      <h2 id="write-title" className="title-2">
        {words.title}
      </h2>
      <p className="above-xs below-l muted">{words.lead}</p>
      {/* What is folded away could not be pointed at by the browser: the shop looks at it then. */}
      <form method="post" className="contact-form" noValidate={known !== null}>
        <input type="hidden" name="call" value={ticketEndpoints.ask.name} />
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
          className="kind-tiles"
        />
        <TextField
          label={words.order}
          hint={words.orderHint}
          autoComplete="off"
          maxLength={40}
          // A question is of none: what stands in the field is not sent along then.
          className="contact-order"
          {...field("order")}
        />
        <TextAreaField label={words.words} required rows={4} maxLength={mostWords} {...field("words")} />
        {known ? (
          <details open={problem !== undefined}>
            <summary>
              <Unbroken>{known}</Unbroken> <span className="link">{words.change}</span>
            </summary>
            <div className="above-l">{sender}</div>
          </details>
        ) : (
          sender
        )}
        <div className="contact-send">
          <Button type="submit" size="large" className="phone-line">
            {words.send}
          </Button>
          {isSignedIn && (
            <PlainLink href={paths.tickets()} className="link">
              {words.own}
            </PlainLink>
          )}
        </div>
      </form>
    </section>
  );
}

/** An address breaks at a hyphen only where a line is too short for it. */
function Unbroken({ children }: { readonly children: string }) {
  return children.split(" ").map((word, at) => (
    <Fragment key={word}>
      {at > 0 && " "}
      {word.includes("@") ? <span className="contact-mail">{word}</span> : word}
    </Fragment>
  ));
}
