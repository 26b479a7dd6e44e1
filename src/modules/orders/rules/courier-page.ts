const pages: readonly (readonly [name: RegExp, page: (number: string) => string])[] = [
  [/^delhivery/, (number) => `https://www.delhivery.com/track-v2/package/${number}`],
  [
    /^blue ?dart/,
    (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  ],
  [/^xpress ?bees/, (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`],
  [/^ekart/, (number) => `https://ekartlogistics.com/shipmenttrack/${number}`],
  [/^shiprocket/, (number) => `https://shiprocket.co/tracking/${number}`],
];

/** Where a courier shows a parcel by an address alone; others ask for the number in a form of theirs. */
export function courierPage(carrier: string | null, trackingNumber: string | null): string | undefined {
  const name = carrier?.trim().toLowerCase();
  const number = trackingNumber?.trim();
  if (!name || !number) return undefined;
  return pages.find(([of]) => of.test(name))?.[1](encodeURIComponent(number));
}
