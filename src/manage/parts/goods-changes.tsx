import type { AnswerOf } from "#contract/call.ts";
import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm, useDeed } from "./deed-form.tsx";
import { doerName } from "./doer-name.ts";
import { deedSaid, factsSaid } from "./facts-said.ts";
import { minute } from "./when.ts";

export type GoodsChangesShown = AnswerOf<typeof shelvesCalls.changes>["changes"];

type GoodsChangesProps = { readonly goods: GoodsView; readonly changes: GoodsChangesShown };

/** What the staff did to it, each with its way back. */
export function GoodsChanges({ goods, changes }: GoodsChangesProps) {
  const { shell, problem } = useOffice();
  const { shelves: words } = textsOf(shell.lang);
  const isRefused = problem?.call === shelvesCalls.takeBack.name;
  return (
    <details className="fold" open={isRefused} id="changes">
      <summary>
        {words.changes} <Icon name="chevron-down" className="turns ms-auto" />
      </summary>
      <p className="field-hint">{changes.length > 0 ? words.changesHint : words.noChanges}</p>
      <ol className="history">
        {changes.map((change) => (
          <li key={change.id}>
            <Change goods={goods} change={change} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type ChangeProps = { readonly goods: GoodsView; readonly change: GoodsChangesShown[number] };

function Change({
  goods,
  change: { id: deed, by, action, at, before, after, canTakeBack, since },
}: ChangeProps) {
  const { shell, words: office } = useOffice();
  const { shelves: words } = textsOf(shell.lang);
  const input = { id: goods.id, deed, seen: goods.version };
  const { errorOf } = useDeed(shelvesCalls.takeBack, input);
  const error = errorOf();
  const said = (facts: Facts) => (before === null ? "" : factsSaid(inWords(facts), office, shell.lang));
  const when = (time: number) => minute(time, shell.lang);
  return (
    <>
      <b>{deedSaid(action, office)}</b>
      <span className="row-facts">
        {when(at)} · {doerName(by, office.order)}
      </span>
      <Said name={words.was} text={said(before)} />
      <Said name={words.became} text={said(after)} />
      {since && (
        <span className="row-facts">
          {words.changedAgain(doerName(since.by, office.order), when(since.at))}
        </span>
      )}
      {error && <p className="field-error">{error}</p>}
      {canTakeBack && (
        <DeedForm call={shelvesCalls.takeBack} input={input}>
          <button
            type="submit"
            className="button button-quiet button-small"
            aria-label={`${words.takeBack}: ${deedSaid(action, office)}, ${when(at)}`}
          >
            {words.takeBack}
          </button>
        </DeedForm>
      )}
    </>
  );
}

type Facts = GoodsChangesShown[number]["before"];

/** Names of files say nothing to anybody. */
function inWords(facts: Facts): Facts {
  const pictures = facts?.pictures;
  if (!Array.isArray(pictures)) return facts;
  return { ...facts, pictures: pictures.map(({ file: _, ...words }: { readonly file?: string }) => words) };
}

function Said({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <span className="row-facts log-facts">
      {name}: {text}
    </span>
  );
}
