import { paths } from "#contract/paths.ts";
import { writtenIn } from "#contract/texts/lang.ts";
import { opensElsewhere, ShopLink } from "#web/ui/shop-link.tsx";

/** As many as have room beside the search. */
const most = 5;

type StoreCitiesProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly cities: readonly string[];
  readonly className: string;
};

/** A search for each of them, ready to press. */
export function StoreCities({ text, onText, cities, className }: StoreCitiesProps) {
  return (
    <ul className={`beside gap-s wraps ${className}`}>
      {cities.slice(0, most).map((city) => (
        <li key={city}>
          <ShopLink
            to={paths.stores({ search: city })}
            lang={writtenIn(city)}
            onClick={(event) => opensElsewhere(event) || onText(city)}
            aria-current={city === text || undefined}
            className="chip"
          >
            {city}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
