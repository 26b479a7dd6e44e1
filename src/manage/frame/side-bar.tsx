import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "./office-context.ts";
import { officePath, type Place, placeAt, placesFor } from "./places.ts";

/** A phone's bar has room for so many, and for one that shows the others. */
const underThumb = 4;

/** Beside the page on a desktop, below it on a phone, under a thumb. */
export function SideBar() {
  const { words, role, path } = useOffice();
  const section = placeAt(path);
  const places = placesFor(role);
  const first = places.length > underThumb + 1 ? places.slice(0, underThumb) : places;
  const others = places.slice(first.length);
  const isElsewhere = others.some((place) => place.path === section);
  return (
    <nav aria-label={words.places} className="side-bar">
      <PlaceList places={first} section={section} />
      {others.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget="more-places"
            className={isElsewhere ? "more-places is-here" : "more-places"}
          >
            <Icon name="menu" />
            <span>{words.more}</span>
          </button>
          <div id="more-places" popover="auto">
            <PlaceList places={others} section={section} />
          </div>
        </>
      )}
    </nav>
  );
}

function PlaceList({ places, section }: { readonly places: readonly Place[]; readonly section: string }) {
  const { words } = useOffice();
  return (
    <ul>
      {places.map(({ name, path, icon }) => (
        <li key={name}>
          <a href={officePath(path)} aria-current={path === section ? "page" : undefined}>
            <Icon name={icon} />
            <span>{words.nav[name]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
