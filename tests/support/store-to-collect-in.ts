import { writeStore } from "#modules/stores/write-store.ts";
import type { CheckoutForTests } from "./checkout-shop.ts";

/** A store in Mysuru, in which orders are kept for three days. */
export async function openStoreToCollectIn({ parts, services }: CheckoutForTests): Promise<string> {
  const slug = "mysuru";
  const phone = "+91 00000 057001";
  await parts.db.write((tx) =>
    writeStore(
      tx,
      {
        ...{ slug, name: "Haat Mysuru", city: "Mysuru", address: "3 Palace Road", pin: "570001" },
        ...{ phone, whatsapp: phone, timings: "10:00 AM - 9:00 PM", lat: 12.3, lng: 76.6 },
      },
      parts.clock.now(),
    ),
  );
  const terms = { state: "29", days: 3, ready: "Ready in 2 hours", readyHi: "" } as const;
  const set = await services.storePickup.setStore("owner", slug, terms);
  if (!set.ok) throw new Error(set.reason);
  return slug;
}
