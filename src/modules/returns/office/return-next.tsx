import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { returnOfficeEndpoints as endpoints } from "../endpoints.ts";
import { ReturnCounts } from "./return-counts.tsx";
import type { ReturnPart } from "./return-parts.ts";

/** The one step that follows, within a thumb's reach. */
export function ReturnNext({ one }: ReturnPart) {
  const { shell } = useOffice();
  const { office } = textsOf(shell.lang).returns;
  const can = (action: (typeof one.deeds)[number]) => one.deeds.includes(action);
  if (can("inspect"))
    return (
      <Next one={one} endpoint={endpoints.inspect} name={office.inspect} look="return-inspect">
        {(state) => (
          <>
            <h2>{office.inspectTitle}</h2>
            <ReturnCounts one={one} of="shelve" label={office.shelve} state={state} isAll />
            <ReturnCounts one={one} of="writeOff" label={office.writeOff} state={state} />
            <p className="muted">{office.inspectHint}</p>
            <ActionField state={state} name="note" label={office.inspectNote} maxLength={300} />
          </>
        )}
      </Next>
    );
  if (can("accept")) return <Next one={one} endpoint={endpoints.accept} name={office.accept} />;
  if (can("receive")) return <Next one={one} endpoint={endpoints.receive} name={office.receive} />;
  if (can("exchange"))
    return (
      <Next one={one} endpoint={endpoints.exchange} name={office.exchange}>
        {(state) => (
          <>
            <ActionKey state={state} />
            <p className="muted">{office.exchangeHint}</p>
          </>
        )}
      </Next>
    );
  if (!can("payBack")) return null;
  if (one.money?.owedPaise === 0)
    return (
      <Next one={one} endpoint={endpoints.payBack} name={office.settle}>
        {(state) => (
          <>
            <ActionKey state={state} />
            <p className="muted">{office.settleHint}</p>
          </>
        )}
      </Next>
    );
  const owed = formatRupees(one.money?.owedPaise);
  return (
    <Next one={one} endpoint={endpoints.payBack} name={office.payBack(owed)}>
      {(state) => <ActionKey state={state} />}
    </Next>
  );
}

type NextProps = ReturnPart & {
  readonly endpoint: Endpoint;
  readonly name: string;
  /** Within a thumb's reach, where it asks for little. */
  readonly look?: string;
  readonly children?: (state: ActionState) => ReactNode;
};

function Next({ one: { id, version }, endpoint, name, look = "next-step", children }: NextProps) {
  const { problem } = useOffice();
  return (
    <ActionForm endpoint={endpoint} input={{ id, seen: version }} id="next" className={look}>
      {(state) => (
        <>
          {state.isRefused && (
            <p role="alert" className="strip strip-error">
              <Icon name="alert" /> {problem?.message}
            </p>
          )}
          {children?.(state)}
          <button type="submit" className="button button-primary button-large">
            {name}
          </button>
        </>
      )}
    </ActionForm>
  );
}
