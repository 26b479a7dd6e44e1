import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm, useAction } from "../parts/action-form.tsx";
import { actorName } from "./actor-name.ts";
import { formatAction, formatFields } from "./format-fields.ts";

export type ChangesShown = AnswerOf<typeof goodsOfficeEndpoints.changes>["changes"];

type About = {
  readonly takeBack: Endpoint;
  /** What was changed, and the version that is seen. */
  readonly input: { readonly id: string; readonly seen: string | number };
};

type ChangesFoldProps = About & { readonly changes: ChangesShown };

/** What the staff did to it, each with its way back. */
export function ChangesFold({ changes, ...about }: ChangesFoldProps) {
  const { shell, problem } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const isRefused = problem?.call === about.takeBack.name;
  return (
    <details className="fold" open={isRefused} id="changes">
      <summary>
        {words.changes} <Icon name="chevron-down" className="turns push" />
      </summary>
      <p className="field-hint">{changes.length > 0 ? words.changesHint : words.noChanges}</p>
      <ol className="history">
        {changes.map((change) => (
          <li key={change.id}>
            <Change {...about} change={change} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type ChangeProps = About & { readonly change: ChangesShown[number] };

function Change({ takeBack, input: about, change }: ChangeProps) {
  const { id: deed, by, action, at, before, after, canTakeBack, since } = change;
  const { shell, words: office } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const input = { ...about, deed };
  const { errorOf } = useAction(takeBack, input);
  const error = errorOf();
  const said = (facts: LoggedValues) =>
    before === null ? "" : formatFields(inWords(facts), office, shell.lang);
  const when = (time: number) => minute(time, shell.lang);
  return (
    <>
      <b>{formatAction(action, office)}</b>
      <span className="row-facts">
        {when(at)} · {actorName(by, office.order)}
      </span>
      <LoggedValue name={words.was} text={said(before)} />
      <LoggedValue name={words.became} text={said(after)} />
      {since && (
        <span className="row-facts">
          {words.changedAgain(actorName(since.by, office.order), when(since.at))}
        </span>
      )}
      {error && <p className="field-error">{error}</p>}
      {canTakeBack && (
        <ActionForm endpoint={takeBack} input={input}>
          <button
            type="submit"
            className="button button-quiet button-small"
            aria-label={`${words.takeBack}: ${formatAction(action, office)}, ${when(at)}`}
          >
            {words.takeBack}
          </button>
        </ActionForm>
      )}
    </>
  );
}

type LoggedValues = ChangesShown[number]["before"];

/** Names of files, and places on a map, say nothing to anybody. */
function inWords(facts: LoggedValues): LoggedValues {
  const { picture, pictures, lat: _, lng: __, mapUrl: ___, ...rest } = facts ?? {};
  if (facts === null) return facts;
  return {
    ...rest,
    ...(picture !== undefined && { picture: altOf(picture) }),
    ...(pictures !== undefined && { pictures: Array.isArray(pictures) ? pictures.map(altOf) : pictures }),
  };
}

function altOf(picture: unknown): unknown {
  if (typeof picture !== "object" || picture === null) return picture;
  const { alt, altHi } = picture as Readonly<Record<string, unknown>>;
  return { alt, ...(altHi !== undefined && { altHi }) };
}

function LoggedValue({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <span className="row-facts log-facts">
      {name}: {text}
    </span>
  );
}
