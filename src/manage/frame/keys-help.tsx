import { useOffice } from "./office-context.ts";

/** Opened by the script, which alone listens to keys. */
export function KeysHelp() {
  const { keys } = useOffice().words;
  const rows = [
    ["/", keys.search],
    ["j k", keys.rows],
    ["Enter", keys.open],
    ["x", keys.tick],
    ["?", keys.help],
  ];
  return (
    <dialog className="keys" aria-labelledby="keys-title">
      <h2 id="keys-title" className="text-lg">
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
