import type { OrderPart } from "#modules/orders/office/public/order-parts.ts";
import { minute } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "../parts/as-written.tsx";
import { actorName } from "./actor-name.ts";

type ChangedProps = OrderPart & { readonly since: number | undefined };

/** Two at one order: who comes second is told what the first one did. */
export function ChangedMeanwhile({ order, since }: ChangedProps) {
  const { problem, shell, words } = useOffice();
  const seen = since ?? problem?.values?.seen;
  const after = order.events.filter(({ version }) => seen !== undefined && version > Number(seen));
  if (after.length === 0) return null;
  const states: Readonly<Record<string, string>> = { ...words.state, ...words.happened };
  return (
    <div className="changed">
      <p>{words.order.changed}</p>
      <ul>
        {after.map(({ what, by, note, at }) => (
          <li key={`${what}${at}`}>
            <b>{states[what] ?? what}</b>
            {note && (
              <>
                {" ("}
                <AsWritten text={note} />)
              </>
            )}
            , {actorName(by, words.order)}, {minute(at, shell.lang)}
          </li>
        ))}
      </ul>
      <p>{since === undefined ? words.order.changedHint : words.live.orderHint}</p>
    </div>
  );
}
