import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { taxEndpoints } from "../taxes-endpoints.ts";

export type RateChangeShown = AnswerOf<typeof taxEndpoints.list>["changes"][number];

type RateChangesProps = {
  readonly changes: readonly RateChangeShown[];
  readonly takeBack: Endpoint;
  readonly nameOf: (key: string) => string;
};

/** Who changed what in the table, each with the way back. */
export function RateChanges({ changes, takeBack, nameOf }: RateChangesProps) {
  const { shell, words, problem } = useOffice();
  const { changes: said } = textsOf(shell.lang).taxes;
  if (changes.length === 0) return null;
  return (
    <details className="fold" open={problem?.call === takeBack.name}>
      <summary>
        {said.title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <ol className="history">
        {changes.map(({ id, by, at, deed: action, keys, count }) => (
          <li key={id}>
            <b>
              {keys.map(nameOf).join(", ")}
              {count > keys.length && said.more(count - keys.length)}
            </b>{" "}
            {said.action[action]}
            <span className="row-facts">
              {minute(at, shell.lang)} · {actorName(by, words.order)}
            </span>
            <BackButton id={id} endpoint={takeBack} of={keys.map(nameOf).join(", ")} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type BackButtonProps = {
  readonly id: string;
  readonly endpoint: Endpoint;
  /** What was changed: several of them stand on one page. */
  readonly of: string;
};

function BackButton({ id, endpoint, of }: BackButtonProps) {
  const { changes: said } = textsOf(useOffice().shell.lang).taxes;
  return (
    <ActionForm endpoint={endpoint} input={{ id }}>
      {(state) => (
        <>
          {state.errorOf() && <p className="field-error">{state.errorOf()}</p>}
          <button type="submit" className="button button-quiet button-small">
            {said.back} <span className="sr-only">{of}</span>
          </button>
        </>
      )}
    </ActionForm>
  );
}
