import type { ComponentProps } from "react";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { logSentence } from "#manage/log/log-sentence.ts";
import type { LoggedAction } from "#manage/office-view.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { clock, dayHeading } from "#web/ui/format-dates.ts";
import { LogFilter } from "./log-filter.tsx";

type LogPageProps = {
  readonly deeds: readonly LoggedAction[];
  readonly next: string | null;
  /** Whose actions there are. */
  readonly people: ComponentProps<typeof LogFilter>["people"];
  readonly filter: Readonly<Record<string, string>>;
};

const path = officePath("log");

export function LogPage({ deeds: entries, next, people, filter }: LogPageProps) {
  const { shell, words } = useOffice();
  const isNarrowed = Object.keys(filter).length > 0;
  const days = Map.groupBy(entries, ({ at }) => dayHeading(at, shell.lang));
  return (
    <>
      <h1>{words.log.title}</h1>
      {(entries.length > 0 || isNarrowed) && <LogFilter people={people} filter={filter} />}
      {entries.length === 0 && (
        <NothingHere
          scene="search"
          title={isNarrowed ? words.log.noneFound : words.log.none}
          text={words.log.noneHint}
        >
          {isNarrowed && (
            <a href={path} className="button button-quiet">
              {words.log.all}
            </a>
          )}
        </NothingHere>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="log-day">{day}</h2>
          <ol className="history">
            {ofDay.map((entry) => (
              <Logged key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{words.log.more}</a>
        </p>
      )}
    </>
  );
}

function Logged({ entry }: { readonly entry: LoggedAction }) {
  const { shell, words } = useOffice();
  const { before, name, after, changes } = logSentence(entry, shell.lang);
  const others = `${path}?${new URLSearchParams({ subject: entry.subject })}`;
  return (
    <li className="logged">
      <span>
        <b>{words.log.actor(actorName(entry.by, words.order))}</b> {before}
        {name ? (
          <a href={others}>
            {entry.number ? <span className="number">{name}</span> : <AsWritten text={name} />}
          </a>
        ) : (
          <>
            {" · "}
            <a href={others}>{words.log.same}</a>
          </>
        )}
        {after}
      </span>
      <time dateTime={new Date(entry.at).toISOString()} className="row-facts">
        {clock(entry.at, shell.lang)}
      </time>
      {changes.length > 0 && (
        <span className="log-facts">
          <AsWritten text={changes.join(" · ")} />
        </span>
      )}
    </li>
  );
}
