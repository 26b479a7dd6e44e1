import { paths } from "#contract/paths.ts";
import type { StoreView } from "#contract/store-view.ts";
import { clockTime, readHours } from "#shop/stores/rules/opening-hours.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type StoreJsonLdProps = { readonly stores: readonly StoreView[]; readonly publicUrl: string };

/** What search engines and maps read of the stores. */
export function StoreJsonLd({ stores, publicUrl }: StoreJsonLdProps) {
  const graph = {
    "@context": "https://schema.org",
    "@graph": stores.map((store) => described(store, publicUrl)),
  };
  // A closing tag inside a text would end the script early.
  const text = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

function described(store: StoreView, publicUrl: string): object {
  const hours = readHours(store.timings);
  return {
    "@type": "Store",
    "@id": `${publicUrl}${paths.store(store.id)}`,
    url: `${publicUrl}${paths.store(store.id)}`,
    name: store.name,
    telephone: store.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: store.address,
      addressLocality: store.city,
      postalCode: store.pinCode,
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: store.lat, longitude: store.lng },
    ...(store.picture && { image: `${publicUrl}/pictures/${store.picture.file}-1200.webp` }),
    ...(hours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        opens: clockTime(hours.from),
        closes: clockTime(hours.to),
      },
    }),
  };
}
