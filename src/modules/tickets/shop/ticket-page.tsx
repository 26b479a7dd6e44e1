import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import { ReadingStyle } from "#modules/policies/shop/public/reading-style.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { TextAreaField } from "#web/ui/field.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { TicketPageView } from "../page-views.ts";
import { mostWords } from "../rules/ticket.ts";

type TicketPageProps = { readonly ticket: TicketPageView; readonly problem: FormProblem | undefined };

const ours = "card ticket-said at-start";
const theirs = "ticket-answer";

/** What whoever holds the link has written, and what was answered. */
export function TicketPage({ ticket, problem }: TicketPageProps) {
  const { title, all, told: text, state, order, law, messages, words, send } = ticket;
  const { shell } = useCoreTexts();
  return (
    <div className="page-width page-room">
      <ReadingStyle />
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      {all && (
        <Breadcrumb
          crumbs={[{ name: shell.home, to: paths.home() }, { name: all.name, to: all.href }, { name: title }]}
        />
      )}
      <h1 className="below-xl title-1">{title}</h1>
      <div className="page-columns">
        <div className="card padded stack">
          <p className="strong large">{state}</p>
          {order && (
            <p className="breaks">
              {order.href ? (
                <ShopLink to={order.href} className="link">
                  {order.name}
                </ShopLink>
              ) : (
                order.name
              )}
            </p>
          )}
          <p className="muted">{text}</p>
          {law && (
            <section className="ruled ruled-room">
              <h2 className="title-3">{law.title}</h2>
              <ul className="stack gap-xs above-s bullets">
                {law.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="page-main">
          <ol className="stack">
            {messages.map(({ isOurs, by, said: text, at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
              <li key={place} className={isOurs ? ours : theirs}>
                <p className="as-typed breaks">{text}</p>
                <p className="above-s small muted">
                  {by} · {at}
                </p>
              </li>
            ))}
          </ol>
          <form method="post" className="stack above-xl">
            <TextAreaField
              label={words}
              name="words"
              required
              maxLength={mostWords}
              error={problem?.message}
              defaultValue={problem?.values?.words}
              autoFocus={problem !== undefined}
            />
            <Button type="submit" className="at-start">
              {send}
            </Button>
          </form>
        </div>
      </div>
    </div>
  );
}
