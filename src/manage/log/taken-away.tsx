import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { storeOfficeEndpoints } from "#modules/stores/office-endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm, useAction } from "../parts/action-form.tsx";
import { AsWritten } from "../parts/as-written.tsx";
import { actorName } from "./actor-name.ts";

type Gone = AnswerOf<typeof storeOfficeEndpoints.list>["closed"][number];

type TakenAwayProps = { readonly takeBack: Endpoint; readonly gone: readonly Gone[] };

/** What was taken away in the last 30 days: it comes back as it was. */
export function TakenAway({ takeBack, gone }: TakenAwayProps) {
  const { shell, problem } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  if (gone.length === 0) return null;
  return (
    <details className="fold" open={problem?.call === takeBack.name} id="taken-away">
      <summary>
        {words.gone} <Icon name="chevron-down" className="turns push" />
      </summary>
      <p className="field-hint">{words.goneHint}</p>
      <ol className="history">
        {gone.map((one) => (
          <li key={one.id}>
            <GoneRow takeBack={takeBack} one={one} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function GoneRow({ takeBack, one }: { readonly takeBack: Endpoint; readonly one: Gone }) {
  const { shell, words: office } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const { id: action, subject, name, by, at } = one;
  const input = { id: subject, deed: action };
  const error = useAction(takeBack, input).errorOf();
  return (
    <>
      <b>
        <AsWritten text={name} />
      </b>
      <span className="row-facts">
        {minute(at, shell.lang)} · {actorName(by, office.order)}
      </span>
      {error && <p className="field-error">{error}</p>}
      <ActionForm endpoint={takeBack} input={input}>
        <button type="submit" className="button button-quiet button-small">
          {words.takeBack}{" "}
          <span className="sr-only">
            <AsWritten text={name} />
          </span>
        </button>
      </ActionForm>
    </>
  );
}
