import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { HomeSays, SectionSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import type { CardView, HomeView } from "#modules/catalogue/catalogue-view.ts";
import { useDrawn } from "#modules/catalogue/shop/product/use-drawn.ts";
import { ProductGrid } from "#modules/catalogue/shop/public/product-grid.tsx";
import { FlashSale } from "#modules/catalogue/shop/sale/flash-sale.tsx";
import type { StoreCardView } from "#modules/stores/views.ts";
import { WhatsappFloat } from "#web/features/chat/whatsapp-float.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { CategoryStrip } from "./category-strip.tsx";
import { Hero } from "./hero.tsx";
import { type Testimonial, Testimonials } from "./testimonials.tsx";

type HomePageProps = {
  readonly view: HomeView;
  readonly newest: readonly CardView[];
  readonly deals: readonly CardView[];
  readonly testimonials: readonly Testimonial[];
  readonly stores: readonly StoreCardView[];
  readonly says: HomeSays;
  /** Categories that the owner calls otherwise on this page. */
  readonly tiles: readonly { readonly id: string; readonly name: string }[];
  /** What the button of the sale says, and whether it ends at midnight; null where the owner has none. */
  readonly sale: { readonly name: string; readonly hasClock: boolean } | null;
  readonly publicUrl: string;
};

const loadStores = () => import("#modules/stores/shop/public/home-stores.tsx");
/** Far down the page: its script may come after the first one. */
const HomeStores = lazy(async () => ({ default: (await loadStores()).HomeStores }));

export function HomePage({
  view,
  newest,
  deals,
  testimonials,
  stores,
  says,
  tiles,
  sale,
  publicUrl,
}: HomePageProps) {
  const home = useWords("home", homeEnglish);
  const { description, hero, sections } = says;
  const { look, tagline } = useShop();
  const { shell } = useCoreTexts();
  const title = says.title || tagline || shell.home;
  const drawn = useDrawn(sections.length, 1);
  // It is there by the time it is drawn, and whoever goes Back before that waits for nothing.
  useEffect(() => void loadStores().catch(() => undefined), []);
  return (
    <>
      <PageHead title={title} {...(description && { description })} />
      <SharedLink
        url={`${publicUrl}/`}
        title={title}
        description={description}
        image={publicUrl + look.card}
      />
      <div className="anchor">
        <Hero says={hero} hasStores={stores.length > 0} goods={deals.length > 2 ? deals : view.featured} />
        <WhatsappFloat />
      </div>
      {sale && <FlashSale {...sale} largestDiscount={view.largestDiscount} />}
      <div className={`home-parts ${drawn < sections.length ? "home-goods" : ""}`}>
        {sections.slice(0, drawn).map((section) => (
          <Suspense key={section.kind}>{sectionOf(section)}</Suspense>
        ))}
      </div>
    </>
  );

  function sectionOf(section: SectionSays): ReactNode {
    const filled = view.strip.filter(({ count }) => count > 0);
    switch (section.kind) {
      case "categories":
        if (filled.length > 0) return <CategoryStrip strip={filled} tiles={tiles} says={section} />;
        // Goods may lie on other shelves than those that are named here.
        return view.featured.length > 0 ? null : <NothingYet />;
      case "featured":
        return productsSection(section, view.featured, paths.products(), home.allProducts, "");
      case "newest":
        return productsSection(section, newest, paths.products({ sort: "newest" }), home.seeAll, "rail");
      case "deals":
        return productsSection(section, deals, paths.flashSale(), home.seeAll, "rail");
      case "why":
        return <WhyChooseUs reasons={says.reasons} says={section} />;
      case "stores":
        return (
          <Suspense>
            <HomeStores all={stores} says={section} />
          </Suspense>
        );
      default:
        return <Testimonials testimonials={testimonials} says={section} />;
    }
  }
}

function productsSection(
  says: SectionSays,
  products: readonly CardView[],
  to: string,
  more: string,
  look: string,
): ReactNode {
  if (products.length === 0) return null;
  return (
    <ProductsSection says={says} to={to} more={more}>
      <ProductGrid products={products} className={`above-xl ${look}`} />
    </ProductsSection>
  );
}

/** In the place of goods, before the first one is on the shelf. */
function NothingYet() {
  const { nothingYet } = useWords("home", homeEnglish);
  return (
    <div className="page-width">
      <EmptyState scene="store" title={nothingYet.title} text={nothingYet.text}>
        <LinkButton look="quiet" to={paths.newsletter()}>
          {nothingYet.action}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

type WhyChooseUsProps = { readonly reasons: HomeSays["reasons"]; readonly says: SectionSays };

function WhyChooseUs({ reasons, says }: WhyChooseUsProps) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why" className="page-width">
      <SectionHeading id="why" title={says.title} lead={says.lead} />
      <ul className="home-three">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="card reason beside gap-l">
            <Icon name={icon} className="reason-icon accent" />
            <span>
              <strong className="large">{title}</strong>
              <span className="above-xs block muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProductsSectionProps = {
  readonly says: SectionSays;
  /** Where there is more of it, and in what words. */
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
};

function ProductsSection({ says, to, more, children }: ProductsSectionProps) {
  return (
    <section aria-labelledby={says.kind} className="page-width">
      <SectionHeading id={says.kind} title={says.title} lead={says.lead}>
        <ShopLink to={to} className="link" aria-describedby={says.kind}>
          {more}
        </ShopLink>
      </SectionHeading>
      {children}
    </section>
  );
}
