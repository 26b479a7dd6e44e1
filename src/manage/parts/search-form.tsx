import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";

type SearchFormProps = {
  readonly label: string;
  readonly search: string | undefined;
  readonly clear: string;
};

export function SearchForm({ label, search, clear }: SearchFormProps) {
  const { orders } = useOffice().words;
  return (
    <search>
      <form className="office-search" action={clear}>
        <input
          type="search"
          name="search"
          className="input"
          aria-label={label}
          placeholder={label}
          defaultValue={search}
          enterKeyHint="search"
          autoComplete="off"
          data-key="search"
        />
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
