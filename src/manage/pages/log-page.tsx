import type { LoggedDeed } from "#contract/desk-view.ts";
import { TextField } from "#web/ui/field.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { doerName } from "../parts/doer-name.ts";
import { deedSaid, factsSaid } from "../parts/facts-said.ts";
import { minute } from "../parts/when.ts";

type LogPageProps = {
  readonly deeds: readonly LoggedDeed[];
  readonly next: string | null;
  readonly wish: Readonly<Record<string, string>>;
};

export function LogPage({ deeds, next, wish }: LogPageProps) {
  const { shell, words } = useOffice();
  const path = officePath("log");
  return (
    <>
      <h1>{words.log.title}</h1>
      <form action={path} className="log-form">
        <TextField label={words.log.subject} name="subject" defaultValue={wish.subject} data-key="search" />
        <TextField label={words.log.until} name="until" type="date" defaultValue={wish.until} />
        <button type="submit" className="button button-quiet">
          {words.log.show}
        </button>
      </form>
      {deeds.length === 0 ? (
        <p className="nothing">{words.log.none}</p>
      ) : (
        <ol className="history">
          {deeds.map(({ id, by, action, subject, before, after, at }) => (
            <li key={id}>
              <b>{deedSaid(action, words)}</b>{" "}
              <a href={`${path}?${new URLSearchParams({ subject })}`}>{subjectName(subject)}</a>
              <span className="row-facts">
                {minute(at, shell.lang)} · {doerName(by, words.order)}
              </span>
              <Facts name={words.log.before} facts={before} />
              <Facts name={words.log.after} facts={after} />
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...wish, cursor: next })}`}>{words.log.more}</a>
        </p>
      )}
    </>
  );
}

function Facts({ name, facts }: { readonly name: string; readonly facts: unknown }) {
  const { shell, words } = useOffice();
  const said = factsSaid(facts, words, shell.lang);
  if (said === "") return null;
  return (
    <span className="row-facts log-facts">
      {name}: {said}
    </span>
  );
}

/** Codes and settings have a name; of everything else the end of its key tells it from the others. */
function subjectName(subject: string): string {
  return subject.length > 30 ? subject.slice(-6) : subject;
}
