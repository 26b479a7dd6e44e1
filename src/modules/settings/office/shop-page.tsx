import type { SettingGroup } from "#contract/shop-settings.ts";
import { type Lang, langs } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";

type PageName =
  | SettingGroup
  | "stores"
  | "tree"
  | "taxes"
  | "places"
  | "pickup"
  | "redirects"
  | "changes"
  | "files";
type PageIcons = Readonly<Partial<Record<PageName, IconName>>>;

/** Which pages there are to change the shop, and the icon of each, in the order of the first day. */
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
    promises: "done",
    redirects: "share",
  },
  paying: {
    pricing: "truck",
    places: "pin",
    pickup: "store",
    delivery: "clock",
    parcels: "package",
    payments: "wallet",
    guests: "user",
    taxes: "card",
  },
  goods: { support: "done", returns: "return", stock: "package", reviews: "star" },
  office: { messages: "chat", staff: "lock", pause: "moon", changes: "edit", files: "download" },
} satisfies Readonly<Record<string, PageIcons>>;

type ShopPageProps = {
  /** How far the set-up is: steps that are done, and how many there are. */
  readonly done: number;
  readonly steps: number;
  /** What is set now, where that is short; it says more than what a page is for. */
  readonly now: Readonly<Record<string, string>>;
  readonly search?: string | undefined;
};

export function ShopPage({ done, steps, now, search = "" }: ShopPageProps) {
  const { lang } = useOffice().shell;
  const { shopPages: words, setUp } = textsOf(lang);
  const pages = pagesIn(lang);
  const found = search ? pagesFound(search, now) : undefined;
  const rowsOf = (icons: PageIcons) => (
    <ul className="rows">
      {(Object.entries(icons) as [PageName, IconName][])
        .filter(([page]) => found?.has(page) ?? true)
        .map(([page, icon]) => (
          <PageRow
            key={page}
            path={page === "promises" ? "set-up/promises" : `shop/${page}`}
            icon={icon}
            title={pages[page].title}
            lead={now[page] ?? pages[page].lead}
          />
        ))}
    </ul>
  );
  return (
    <>
      <h1>{words.title}</h1>
      <SearchForm label={words.find.label} search={search} clear={officePath("shop")} />
      {found?.size === 0 && <NothingHere scene="search" title={words.find.none} text={words.find.noneHint} />}
      {found && Object.entries(sections).map(([name, icons]) => <div key={name}>{rowsOf(icons)}</div>)}
      {!found && (
        <ul className="rows">
          <PageRow
            path="set-up"
            icon="compass"
            title={setUp.title}
            lead={done === steps ? setUp.ready : setUp.lead(done, steps)}
          />
        </ul>
      )}
      {!found &&
        Object.entries(sections).map(([name, icons]) => (
          <Section key={name} title={words.section[name as keyof typeof sections]}>
            {rowsOf(icons)}
          </Section>
        ))}
    </>
  );
}

function pagesIn(lang: Lang) {
  const { shopPages: words, manage, taxes, places, storePickup, redirects } = textsOf(lang);
  return {
    ...words.group,
    ...{ stores: words.stores, tree: words.tree, changes: words.changes, files: manage.files },
    ...{ taxes: taxes.page, places: places.page, pickup: storePickup, redirects: redirects.page },
  } satisfies Readonly<Record<PageName, { readonly title: string; readonly lead: string }>>;
}

/** Those that have all the words: in their name, what is set, or the name of a field, in any language. */
function pagesFound(search: string, now: ShopPageProps["now"]): ReadonlySet<string> {
  const wanted = search.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  const said = (page: string) =>
    langs.flatMap((lang) => {
      const { title, lead } = pagesIn(lang)[page as PageName];
      const fields = Object.entries(textsOf(lang).shopPages.field);
      return [title, lead, ...fields.flatMap(([name, one]) => (name.startsWith(`${page}.`) ? [one] : []))];
    });
  return new Set(
    Object.keys(pagesIn("en")).filter((page) => {
      const all = [...said(page), now[page]].join(" ").normalize("NFC").toLowerCase();
      return wanted.every((word) => all.includes(word));
    }),
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
        <Icon name={icon} className="muted" />
        <span>
          <b className="setting-name">{title}</b>
          <span className="row-facts">{lead}</span>
        </span>
        <Icon name="chevron-right" className="push" />
      </a>
    </li>
  );
}
