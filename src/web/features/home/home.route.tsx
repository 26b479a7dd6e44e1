import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StructuredData } from "#web/features/catalogue/structured-data.tsx";
import { pageContext } from "#web/page-context.ts";
import { HomePage } from "./home-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, publicUrl } = context.get(pageContext);
  const [view, testimonials, stores] = await Promise.all([
    shop.catalogue.openHome(),
    shop.stores.readTestimonials(),
    shop.stores.openStores(),
  ]);
  return { view, testimonials, stores, publicUrl };
}

export default function HomeRoute() {
  const { publicUrl, ...shown } = useLoaderData<typeof loader>();
  return (
    <>
      <link rel="canonical" href={`${publicUrl}/`} />
      <meta property="og:image" content={`${publicUrl}/social-card.png`} />
      <StructuredData
        facts={{
          "@type": "WebSite",
          url: publicUrl,
          potentialAction: {
            "@type": "SearchAction",
            target: `${publicUrl}/products?search={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        }}
      />
      <HomePage {...shown} />
    </>
  );
}
