import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { HomeView } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import type { StoreView } from "#contract/store-view.ts";
import { home as english } from "#contract/texts/en/home.ts";
import { ProductGrid } from "#web/features/catalogue/product-grid.tsx";
import { WhatsappFloat } from "#web/features/chat/whatsapp-float.tsx";
import { FlashSale } from "#web/features/flash-sale/flash-sale.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { CategoryStrip } from "./category-strip.tsx";
import { Hero } from "./hero.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { type Testimonial, Testimonials } from "./testimonials.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

type HomePageProps = {
  readonly view: HomeView;
  readonly testimonials: readonly Testimonial[];
  readonly stores: readonly StoreView[];
  readonly publicUrl: string;
};

/** Far down the page: its script may come after the first one. */
const HomeStores = lazy(async () => ({
  default: (await import("#web/features/stores/home-stores.tsx")).HomeStores,
}));

export function HomePage({ view, testimonials, stores, publicUrl }: HomePageProps) {
  const home = useWords("home", english);
  const filled = view.strip.filter(({ count }) => count > 0);
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <SharedLink
        url={`${publicUrl}/`}
        title={home.title}
        description={home.description}
        image={`${publicUrl}/social-card.jpg`}
      />
      <Hero hasStores={stores.length > 0} />
      <div className="grid gap-16 py-14">
        {filled.length > 0 ? <CategoryStrip strip={filled} /> : <NothingYet />}
        {view.featured.length > 0 && (
          <section aria-labelledby="featured" className="page-width">
            <SectionHeading id="featured" title={home.featured.title} lead={home.featured.lead}>
              <Link to={paths.products()} className="link">
                {home.featured.all}
              </Link>
            </SectionHeading>
            <ProductGrid products={view.featured} className="mt-6" />
          </section>
        )}
        <WhyChooseUs />
        <Suspense>
          <HomeStores all={stores} />
        </Suspense>
        <Testimonials testimonials={testimonials} />
      </div>
      <WhatsappFloat />
      <FlashSale largestDiscount={view.largestDiscount} />
    </>
  );
}
