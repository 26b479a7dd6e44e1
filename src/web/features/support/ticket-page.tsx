import type { FormProblem } from "#contract/form-problem.ts";
import type { TicketPageView } from "#contract/ticket-view.ts";
import { mostWords } from "#contract/tickets.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { PageHead } from "#web/ui/page-head.tsx";

type TicketPageProps = { readonly ticket: TicketPageView; readonly problem: FormProblem | undefined };

/** What whoever holds the link has written, and what was answered. */
export function TicketPage({ ticket, problem }: TicketPageProps) {
  const { title, told, state, order, law, messages, words, send } = ticket;
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-lg">{state}</p>
      {order && <p className="mt-1 break-words">{order}</p>}
      <p className="mt-1 text-muted">{told}</p>
      <ol className="mt-6 grid gap-3">
        {messages.map(({ isOurs, by, said, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
          <li key={place} className={isOurs ? "card ms-6 p-4" : "card me-6 p-4"}>
            <p className="whitespace-pre-wrap break-words">{said}</p>
            <p className="mt-2 text-sm text-muted">
              {by} · {at}
            </p>
          </li>
        ))}
      </ol>
      <form method="post" className="mt-6 grid gap-3">
        <TextAreaField
          label={words}
          name="words"
          required
          maxLength={mostWords}
          error={problem?.message}
          defaultValue={problem?.values?.words}
          autoFocus={problem !== undefined}
        />
        <Button type="submit" className="justify-self-start">
          {send}
        </Button>
      </form>
      {law && (
        <section className="mt-8 border-t border-line pt-5">
          <h2 className="text-xl">{law.title}</h2>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {law.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
