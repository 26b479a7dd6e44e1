import type { LoggedDeed } from "#contract/desk-view.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { TextField } from "#web/ui/field.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { AsWritten } from "../parts/as-written.tsx";
import { changeSaid } from "../parts/change-said.ts";
import { doerName } from "../parts/doer-name.ts";
import { deedSaid } from "../parts/facts-said.ts";
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
          {deeds.map((deed) => (
            <li key={deed.id}>
              <b>{deedSaid(deed.action, words)}</b>{" "}
              <a href={`${path}?${new URLSearchParams({ subject: deed.subject })}`}>
                <SubjectName deed={deed} />
              </a>
              <Changes deed={deed} />
              <span className="row-facts">
                {minute(deed.at, shell.lang)} · {doerName(deed.by, words.order)}
              </span>
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

type DeedProps = { readonly deed: LoggedDeed };

function Changes({ deed: { action, subject, before, after } }: DeedProps) {
  const { shell, words } = useOffice();
  const { field } = textsOf(shell.lang).shopPages;
  const said = changeSaid(before, after, {
    words,
    lang: shell.lang,
    ...(isSetting(action) && { nameOf: (name) => field[`${subject}.${name}` as keyof typeof field] }),
  });
  // What it is called stands beside what was done.
  const more = said.filter((line) => !line.endsWith(`: ${subject}`)).join(" · ");
  return more === "" ? null : (
    <span className="log-facts">
      <AsWritten text={more} />
    </span>
  );
}

/** Orders have a number, settings and codes a name; the rest is told by what was changed of it. */
function SubjectName({ deed: { action, subject, number } }: DeedProps) {
  const { shell, words } = useOffice();
  if (number) return number;
  if (isSetting(action))
    return textsOf(shell.lang).shopPages.group[subject as SettingGroup]?.title ?? subject;
  return subject.length > 30 ? words.log.same : subject;
}

function isSetting(action: string): boolean {
  return action === "change setting";
}
