import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionArea } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { ActionTick } from "#manage/parts/action-tick.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { Section } from "#manage/parts/section.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { placeEndpoints } from "../places-endpoints.ts";

type LookedFile = AnswerOf<typeof placeEndpoints.look>["file"];

/** The table out as a file, and in from one or from pasted lines. */
export function DeliveryFilesPage() {
  const { title, file: words } = textsOf(useOffice().shell.lang).places;
  return (
    <>
      <BackTo to="shop/places" name={title} />
      <h1>{words.title}</h1>
      <Section title={words.out}>
        <p className="muted">{words.outHint}</p>
        <p className="bulk-actions">
          <a href={`/api${placeEndpoints.take.path}`} className="button button-quiet">
            <Icon name="download" /> {words.download}
          </a>
        </p>
      </Section>
      <Section title={words.in}>
        <p className="muted">{words.inHint}</p>
        <TableForm endpoint={placeEndpoints.read} label={words.file} send={words.send} />
      </Section>
      <Section title={words.paste}>
        <p className="muted">{words.pasteHint}</p>
        <ActionForm endpoint={placeEndpoints.paste} input={{}} className="goods-form">
          {(state) => (
            <>
              <ActionArea state={state} name="lines" label={words.lines} />
              <button type="submit" className="button button-quiet at-start">
                {words.pasteSend}
              </button>
            </>
          )}
        </ActionForm>
      </Section>
    </>
  );
}

/** What a file would do, before it does. */
export function DeliveryFilePage({ file }: { readonly file: LookedFile }) {
  const { file: words } = textsOf(useOffice().shell.lang).places;
  const { id, version: seen, added, changed, same, missing, places, faults, moreFaults } = file;
  const unfit = faults.length + moreFaults;
  const figures = { added, changed, same, missing } as const;
  return (
    <>
      <BackTo to="shop/places/file" name={words.title} />
      <h1>{words.look}</h1>
      <dl className="figures">
        {Object.entries(figures).map(([name, count]) => (
          <div key={name} className="figure">
            <dt className="figure-name">{words[name as keyof typeof figures]}</dt>
            <dd className="figure-value">{count.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      {unfit > 0 && (
        <Section title={`${unfit.toLocaleString("en-IN")} ${words.unfit}`}>
          <p className="muted">{words.left}</p>
          <ol className="history">
            {faults.map(({ line, problem, cell }) => (
              <li key={`${line} ${problem}`}>
                <b>{words.line(line)}</b>: {words.problems[problem] ?? problem}
                {cell !== "" && <span className="row-facts log-facts">{cell}</span>}
              </li>
            ))}
          </ol>
          {moreFaults > 0 && <p>{words.more(moreFaults)}</p>}
        </Section>
      )}
      {places === 0 ? (
        <p className="nothing">{words.nothing}</p>
      ) : (
        <ActionForm endpoint={placeEndpoints.put} input={{ id, seen }} className="goods-form">
          {(state) => (
            <>
              {missing > 0 && unfit > 0 && <p className="muted">{words.stays}</p>}
              {missing > 0 && unfit === 0 && (
                <ActionTick state={state} name="replaces" label={words.replaces} now={false} />
              )}
              <SaveBar label={words.put} />
            </>
          )}
        </ActionForm>
      )}
    </>
  );
}
