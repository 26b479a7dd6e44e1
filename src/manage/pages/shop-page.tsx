import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { Section } from "../parts/section.tsx";

/** Which pages there are to change the shop, in the order of the first day. */
const sections = [
  ["self", ["shop", "look", "seller", "contact", "social"]],
  ["seen", ["home", "announcement", "tree", "categories", "stores", "sale", "newsletter"]],
  [
    "selling",
    [
      "guests",
      "pricing",
      "places",
      "delivery",
      "taxes",
      "payments",
      "support",
      "returns",
      "policies",
      "stock",
      "reviews",
    ],
  ],
  ["office", ["staff", "pause"]],
] as const;

export function ShopPage() {
  const { shopPages: words, setUp, taxes, places } = textsOf(useOffice().shell.lang);
  const pages = {
    ...words.group,
    stores: words.stores,
    tree: words.tree,
    taxes: taxes.page,
    places: places.page,
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p className="pages">
        <a href={officePath("set-up")}>{setUp.title}</a>
        <a href={officePath("shop/changes")}>{words.changes.title}</a>
      </p>
      {sections.map(([name, groups]) => (
        <Section key={name} title={words.section[name]}>
          <ul className="rows rows-wide">
            {groups.map((group) => (
              <li key={group} className="row">
                <a href={officePath(`shop/${group}`)} className="row-link need" data-row>
                  <span>
                    <b className="setting-name">{pages[group].title}</b>
                    <span className="row-facts">{pages[group].lead}</span>
                  </span>
                  <Icon name="chevron-right" className="ms-auto" />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
