import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { localise, wordsIn } from "#contract/format/words.ts";
import type { SectionSays } from "#contract/home-says.ts";
import { logoPath } from "#contract/logo-path.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import type { StoreCardView } from "#modules/stores/views.ts";
import { pageContext } from "#web/page-context.ts";
import { useShop } from "#web/ui/shell-context.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { HomePage } from "./home-page.tsx";

/** Two rows on a wide screen. */
const mostInRail = 8;
const leastInRail = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, requestContext, publicUrl } = context.get(pageContext);
  const settings = shop.shopSettings.now();
  const tiles = localise(settings.categories.home, requestContext.lang);
  const shows = (kind: SectionSays["kind"]) =>
    settings.home.sections.some((section) => section.kind === kind && section.shown);
  const [view, newcomers, onSale, testimonials, stores] = await Promise.all([
    shop.catalogue.openHome(
      tiles.map(({ id }) => id),
      requestContext.lang,
    ),
    shows("newest") ? shop.catalogue.openNewest(2 * mostInRail, requestContext.lang) : [],
    shows("deals")
      ? shop.catalogue.openSale(3 * mostInRail, requestContext.lang).then(({ cards }) => cards)
      : [],
    shop.stores.readTestimonials(requestContext.lang),
    shop.stores.readStores(requestContext.lang),
  ]);
  const newest = railOf(newcomers, view.featured);
  const deals = railOf(onSale, [...view.featured, ...newest]);
  const says = localise(settings.home, requestContext.lang);
  // What does not show is not sent.
  const sections = says.sections.filter(
    ({ kind, shown }) => shown && (kind !== "testimonials" || testimonials.length > 0),
  );
  const { legalName, gstin } = settings.seller;
  const { shown, button, untilMidnight: hasClock } = settings.sale;
  const sale = shown ? { name: wordsIn(button, requestContext.lang), hasClock } : null;
  return {
    view,
    newest,
    deals,
    testimonials,
    // What no card and no fact says is not sent: on a slow line the first picture waits for every byte of the page.
    stores: stores.map(({ mapUrl: _, ...store }): StoreCardView => store),
    says: { ...says, sections },
    tiles,
    sale,
    seller: { legalName, gstin },
    publicUrl,
  };
}

/** Without what another section shows, where that leaves a row: nothing is met twice while one scrolls. */
function railOf(cards: readonly CardView[], elsewhere: readonly CardView[]): readonly CardView[] {
  const shown = new Set(elsewhere.map(({ id }) => id));
  const others = cards.filter(({ id }) => !shown.has(id));
  return (others.length < leastInRail ? cards : others).slice(0, mostInRail);
}

export default function HomeRoute() {
  const { publicUrl, seller, ...shown } = useLoaderData<typeof loader>();
  const shop = useShop();
  return (
    <>
      <StructuredData
        about={publicUrl}
        facts={import.meta.env.SSR ? shopJsonLd(shop, seller, publicUrl) : undefined}
      />
      <HomePage {...shown} publicUrl={publicUrl} />
    </>
  );
}

function shopJsonLd(
  { name, look, contact, social }: ShopView,
  seller: Pick<ShopSettings["seller"], "legalName" | "gstin">,
  url: string,
): object {
  return {
    "@graph": [
      {
        "@type": "WebSite",
        name,
        url,
        potentialAction: {
          "@type": "SearchAction",
          target: `${url}/products?search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "Organization",
        name,
        url,
        logo: url + (look.logo ? logoPath(look.logo, 512) : "/icon-512.png"),
        ...(contact.email && { email: contact.email }),
        ...(contact.phone && { telephone: contact.phone }),
        sameAs: social.map(({ href }) => href),
        ...(seller.legalName && { legalName: seller.legalName }),
        ...(seller.gstin && { taxID: seller.gstin }),
      },
    ],
  };
}
