import { Scanned } from "#modules/orders/office/order/scanned.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";

type SearchFormProps = {
  readonly label: string;
  /** Shorter, where the field is too narrow for its label. */
  readonly hint?: string;
  readonly search: string | undefined;
  readonly clear: string;
  /** What the list is told besides. */
  readonly among?: Readonly<Record<string, string>>;
  /** What stands on labels is found too. */
  readonly scans?: boolean;
};

export function SearchForm({
  label,
  hint = label,
  search,
  clear,
  among = {},
  scans = false,
}: SearchFormProps) {
  const { orders } = useOffice().words;
  const field = (
    <input
      type="search"
      name="search"
      className="input"
      aria-label={label}
      placeholder={hint}
      defaultValue={search}
      enterKeyHint="search"
      autoComplete="off"
      data-key="search"
    />
  );
  return (
    <search>
      <form className="office-search" action={clear}>
        {Object.entries(among).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {scans ? <Scanned sends>{field}</Scanned> : field}
        <button type="submit" className="button button-quiet" aria-label={orders.search}>
          <Icon name="search" />
        </button>
        {search && (
          <a href={clear} className="icon-button" aria-label={orders.clear} title={orders.clear}>
            <Icon name="close" />
          </a>
        )}
      </form>
    </search>
  );
}
