import { useOffice } from "../frame/office-context.ts";
import { doerName } from "./doer-name.ts";
import type { OrderPart } from "./order-parts.ts";
import { minute } from "./when.ts";

/** Two at one order: who comes second is told what the first one did. */
export function ChangedMeanwhile({ order }: OrderPart) {
  const { problem, shell, words } = useOffice();
  const seen = problem?.values?.seen;
  const since = order.events.filter(({ version }) => seen !== undefined && version > Number(seen));
  if (since.length === 0) return null;
  const states: Readonly<Record<string, string>> = { ...words.state, ...words.happened };
  return (
    <div className="changed">
      <p>{words.order.changed}</p>
      <ul>
        {since.map(({ what, by, note, at }) => (
          <li key={`${what}${at}`}>
            <b>{states[what] ?? what}</b>
            {note && ` (${note})`}, {doerName(by, words.order)}, {minute(at, shell.lang)}
          </li>
        ))}
      </ul>
      <p>{words.order.changedHint}</p>
    </div>
  );
}
