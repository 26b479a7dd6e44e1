import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { gtinOf } from "#modules/catalogue/rules/barcode.ts";
import { freeOf, pricedAs } from "#modules/catalogue/rules/variant.ts";

/** Structured data (JSON-LD) of goods: what search engines are told beside words and price, where it is known. */
export function goodsData({ goods }: DetailView): object {
  const { country, maker, importer, netQuantity, variants = [] } = goods ?? {};
  const weights = new Set(variants.flatMap(({ grams }) => (grams === undefined ? [] : [grams])));
  const [grams] = weights;
  return {
    ...(country && { countryOfOrigin: { "@type": "Country", name: country } }),
    ...(maker && { manufacturer: { "@type": "Organization", name: maker } }),
    ...propertiesOf({
      "Net quantity": netQuantity && `${netQuantity.amount} ${netQuantity.unit}`,
      Importer: importer,
    }),
    ...(weights.size === 1 && { weight: { "@type": "QuantitativeValue", value: grams, unitCode: "GRM" } }),
  };
}

function propertiesOf(told: Readonly<Record<string, string | undefined>>): object {
  const properties = Object.entries(told).flatMap(([name, value]) =>
    value ? [{ "@type": "PropertyValue", name, value }] : [],
  );
  return properties.length > 0 ? { additionalProperty: properties } : {};
}

/** The offer of the whole product; where its choices have numbers of their own, one for each of these at its price. */
export function offersOf(product: DetailView, whole: object): object {
  const { goods, variants } = product;
  const numbered = (goods?.variants ?? []).filter(({ sku, barcode }) => sku !== undefined || gtinOf(barcode));
  if (numbered.length === 0) return { ...offerJsonLd(product), ...whole };
  return numbered.map(({ colour, size, sku, barcode }) => {
    const gtin = gtinOf(barcode);
    const name = [colour, size].filter(Boolean).join(" ");
    return {
      ...offerJsonLd(pricedAs(product, { colour, size })),
      ...whole,
      ...(name && { name }),
      ...(sku !== undefined && { sku }),
      ...(gtin && { gtin }),
      availability: `https://schema.org/${freeOf(variants, { colour, size }) > 0 ? "InStock" : "OutOfStock"}`,
    };
  });
}

function offerJsonLd({ priceVaries, unitPaise, variants }: DetailView): object {
  const written = (paise: number) => (paise / 100).toFixed(2);
  if (!priceVaries) return { "@type": "Offer", price: written(unitPaise) };
  const prices = variants.map((one) => one.price?.unitPaise ?? unitPaise);
  return {
    "@type": "AggregateOffer",
    lowPrice: written(unitPaise),
    highPrice: written(Math.max(...prices)),
    offerCount: prices.length,
  };
}
