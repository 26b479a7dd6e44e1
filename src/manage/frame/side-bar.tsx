import { type Role, roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { NavigationItem } from "#modules/define-browser-module.ts";
import { browserModules } from "#modules-browser";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "./office-context.ts";
import { navigationItemAt, officePath } from "./office-path.ts";

/** A phone's bar has room for so many, and for one that shows the others. */
const underThumb = 4;

/** Beside the page on a desktop, below it on a phone, under a thumb. */
export function SideBar() {
  const { words, role, path } = useOffice();
  const section = navigationItemAt(path);
  const items = navigationFor(role);
  const first = items.length > underThumb + 1 ? items.slice(0, underThumb) : items;
  const others = items.slice(first.length);
  const isElsewhere = others.some((place) => place.path === section);
  return (
    <nav aria-label={words.places} className="side-bar">
      <NavigationList items={first} section={section} />
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
            <NavigationGroups items={others} section={section} />
          </div>
        </>
      )}
    </nav>
  );
}

type NavigationProps = { readonly items: readonly NavigationItem[]; readonly section: string };

function NavigationGroups({ items, section }: NavigationProps) {
  const { words } = useOffice();
  return (
    <>
      <NavigationList items={items.filter(({ group }) => group === undefined)} section={section} />
      {groups.map((name) => (
        <section key={name} aria-labelledby={`navigation-${name}`}>
          <h2 id={`navigation-${name}`} className="navigation-group-name">
            {words.groups[name]}
          </h2>
          <NavigationList items={items.filter(({ group }) => group === name)} section={section} />
        </section>
      ))}
    </>
  );
}

function NavigationList({ items, section }: NavigationProps) {
  const texts = textsOf(useOffice().shell.lang);
  return (
    <ul>
      {items.map(({ label, path, icon }) => (
        <li key={path}>
          <a href={officePath(path)} aria-current={path === section ? "page" : undefined}>
            <Icon name={icon} />
            <span>{label(texts)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const groups = ["selling", "running"] as const;

const all = browserModules
  .flatMap(({ navigation = [] }) => navigation)
  .toSorted((one, other) => one.position - other.position);

/** Where somebody of this role can go; what is used most comes first, under the thumb. */
function navigationFor(role: Role | null): readonly NavigationItem[] {
  return all.filter(({ right }) => right === undefined || roleHolds(role, right));
}
