import { roleHolds } from "#contract/rights.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { useOffice } from "./office-context.ts";

/** Opened by the script, which alone listens to keys. */
export function KeysHelp() {
  const { role, words } = useOffice();
  const { keys } = words;
  const rows = [
    ["/", keys.search],
    ...(roleHolds(role, fulfilmentEndpoints.enter.right) ? [["n", keys.newOrder]] : []),
    ["j k", keys.rows],
    ["Enter", keys.open],
    ["x", keys.tick],
    ["?", keys.help],
  ];
  return (
    <dialog className="keys" aria-labelledby="keys-title">
      <h2 id="keys-title" className="large">
        {keys.title}
      </h2>
      <dl>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button button-quiet">
          {keys.close}
        </button>
      </form>
    </dialog>
  );
}
