import { clockTime, readHours } from "#contract/india/opening-hours.ts";
import { paths } from "#contract/paths.ts";
import type { StoreView } from "../views.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What search engines and maps read of the stores. */
export function storeJsonLd(stores: readonly StoreView[], publicUrl: string): object {
  return { "@graph": stores.map((store) => described(store, publicUrl)) };
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
    ...(store.picture && { image: `${publicUrl}/pictures/${store.picture.file}-800.webp` }),
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
