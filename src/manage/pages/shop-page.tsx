import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { Section } from "../parts/section.tsx";

type PageName = SettingGroup | "stores" | "tree" | "taxes" | "places" | "changes";
type Marks = Readonly<Partial<Record<PageName, IconName>>>;

/** Which pages there are to change the shop, and the mark of each, in the order of the first day. */
const sections = {
  self: {
    shop: "tag",
    look: "eye",
    seller: "shield",
    contact: "phone",
    stores: "store",
    social: "share",
  },
  seen: {
    home: "home",
    announcement: "bell",
    tree: "grid",
    categories: "filter",
    sale: "bolt",
    newsletter: "mail",
    policies: "info",
  },
  paying: {
    pricing: "truck",
    places: "pin",
    delivery: "clock",
    payments: "wallet",
    guests: "user",
    taxes: "card",
  },
  goods: { support: "done", returns: "return", stock: "package", reviews: "star" },
  office: { staff: "lock", pause: "moon", changes: "edit" },
} satisfies Readonly<Record<string, Marks>>;

type ShopPageProps = {
  /** How far the set-up is: steps that are done, and how many there are. */
  readonly done: number;
  readonly steps: number;
  /** What is set now, where that is short; it says more than what a page is for. */
  readonly now: Readonly<Record<string, string>>;
};

export function ShopPage({ done, steps, now }: ShopPageProps) {
  const { shopPages: words, setUp, taxes, places } = textsOf(useOffice().shell.lang);
  const pages: Readonly<Record<PageName, { readonly title: string; readonly lead: string }>> = {
    ...words.group,
    stores: words.stores,
    tree: words.tree,
    taxes: taxes.page,
    places: places.page,
    changes: words.changes,
  };
  return (
    <>
      <h1>{words.title}</h1>
      <ul className="rows mt-3">
        <PageRow
          path="set-up"
          icon="compass"
          title={setUp.title}
          lead={done === steps ? setUp.ready : setUp.lead(done, steps)}
        />
      </ul>
      {Object.entries(sections).map(([name, marks]) => (
        <Section key={name} title={words.section[name as keyof typeof sections]}>
          <ul className="rows">
            {(Object.entries(marks) as [PageName, IconName][]).map(([page, icon]) => (
              <PageRow
                key={page}
                path={`shop/${page}`}
                icon={icon}
                title={pages[page].title}
                lead={now[page] ?? pages[page].lead}
              />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

type PageRowProps = {
  readonly path: string;
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
};

function PageRow({ path, icon, title, lead }: PageRowProps) {
  return (
    <li className="row">
      <a href={officePath(path)} className="row-link need" data-row>
        <Icon name={icon} className="text-muted" />
        <span>
          <b className="setting-name">{title}</b>
          <span className="row-facts">{lead}</span>
        </span>
        <Icon name="chevron-right" className="ms-auto" />
      </a>
    </li>
  );
}
