import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import type { TicketPageView } from "#contract/ticket-view.ts";
import { mostWords } from "#contract/tickets.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { TextAreaField } from "#web/ui/field.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

type TicketPageProps = { readonly ticket: TicketPageView; readonly problem: FormProblem | undefined };

const ours = "card max-w-[85%] justify-self-start p-4";
const theirs = "max-w-[85%] justify-self-end rounded-lg border border-line bg-sunken p-4";

/** What whoever holds the link has written, and what was answered. */
export function TicketPage({ ticket, problem }: TicketPageProps) {
  const { title, all, told, state, order, law, messages, words, send } = ticket;
  const { shell } = useCoreTexts();
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      {all && (
        <Breadcrumb
          crumbs={[{ name: shell.home, to: paths.home() }, { name: all.name, to: all.href }, { name: title }]}
        />
      )}
      <h1 className="mb-6 text-3xl">{title}</h1>
      <div className="page-columns">
        <div className="card grid gap-3 p-5 sm:p-6">
          <p className="font-semibold text-lg">{state}</p>
          {order && (
            <p className="break-words">
              {order.href ? (
                <ShopLink to={order.href} className="link">
                  {order.name}
                </ShopLink>
              ) : (
                order.name
              )}
            </p>
          )}
          <p className="text-muted">{told}</p>
          {law && (
            <section className="border-line border-t pt-4">
              <h2 className="text-xl">{law.title}</h2>
              <ul className="mt-2 grid list-disc gap-1 ps-5">
                {law.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="page-main">
          <ol className="grid gap-3">
            {messages.map(({ isOurs, by, said, at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
              <li key={place} className={isOurs ? ours : theirs}>
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
        </div>
      </div>
    </div>
  );
}
