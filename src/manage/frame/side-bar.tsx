import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "./office-context.ts";
import { officePath, placesFor } from "./places.ts";

/** Beside the page on a desktop, below it on a phone, under a thumb. */
export function SideBar() {
  const { words, role, path } = useOffice();
  const [section = ""] = path.split("/");
  return (
    <nav aria-label={words.places} className="side-bar">
      <ul>
        {placesFor(role).map(({ name, path: to, icon }) => (
          <li key={name}>
            <a href={officePath(to)} aria-current={to === section ? "page" : undefined}>
              <Icon name={icon} />
              <span>{words.nav[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
