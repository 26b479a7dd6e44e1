import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { shopContact, socialLinks } from "#contract/shop-contact.ts";
import { pageContext } from "#web/page-context.ts";
import { useShopName } from "#web/ui/shop-name.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
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
  const shopName = useShopName();
  return (
    <>
      <StructuredData
        about={publicUrl}
        facts={import.meta.env.SSR ? shopFacts(shopName, publicUrl) : undefined}
      />
      <HomePage {...shown} publicUrl={publicUrl} />
    </>
  );
}

function shopFacts(name: string, url: string): object {
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
        logo: `${url}/icon-512.png`,
        email: shopContact.email,
        telephone: shopContact.phone,
        sameAs: socialLinks.map(({ href }) => href),
      },
    ],
  };
}
