import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import type { NetUnit } from "#modules/catalogue/goods-view.ts";
import { costAlone } from "./cost-alone.ts";

/** What the shop promises beside the price of a product, as its page and search engines are told it. */
export interface Trade {
  readonly costPaise: number;
  readonly freeAbovePaise: number;
  /** What is ordered before it leaves on the same day, unless nobody works then. */
  readonly cutOffHour: number;
  readonly restDays: "none" | "sunday" | "weekend";
  /** Nought where goods of this kind are not taken back. */
  readonly returnDays: number;
  /** In the owner's words, beside the days. */
  readonly returnsHint: string;
  /** What the way back costs who has changed her mind; null where she sends it at her own cost. */
  readonly wayBackPaise: number | null;
  readonly toStores: boolean;
  readonly exchange: boolean;
  /** The price that the law lets nobody exceed, all taxes in it; not told where taxes come on top. */
  readonly isMrp: boolean;
}

interface Days {
  readonly deliveryFrom: number;
  readonly deliveryTo: number;
}

const rupees = (paise: number) => (paise / 100).toFixed(2);
const amount = (paise: number) => ({ "@type": "MonetaryAmount", value: rupees(paise), currency: "INR" });
const days = (from: number, to: number) => ({
  "@type": "QuantitativeValue",
  minValue: from,
  maxValue: to,
  unitCode: "DAY",
});

/** Delivery within India, in the days that every page counts: from the day of the order, if it comes before the hour. */
export function shippingData(unitPaise: number, trade: Trade, { deliveryFrom, deliveryTo }: Days): object {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: amount(costAlone(unitPaise, trade)),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    ...(deliveryTo > 0 && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        cutoffTime: cutOffOf(trade.cutOffHour),
        businessDays: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: weekdays.slice(trade.restDays === "none" ? 0 : 1, trade.restDays === "weekend" ? 6 : 7),
        },
        handlingTime: days(0, 0),
        transitTime: days(deliveryFrom, Math.max(deliveryFrom, deliveryTo)),
      },
    }),
  };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (name) => `https://schema.org/${name}`,
);

/** In India's time, where no day has a 24th hour. */
function cutOffOf(hour: number): string {
  return hour === 24 ? "23:59:59+05:30" : `${String(hour).padStart(2, "0")}:00:00+05:30`;
}

export function returnData({ returnDays, wayBackPaise, toStores, exchange }: Trade): object {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: "IN" };
  const category = (name: string) => ({ returnPolicyCategory: `https://schema.org/${name}` });
  if (returnDays === 0) return { ...policy, ...category("MerchantReturnNotPermitted") };
  const methods = ["ReturnByMail", ...(toStores ? ["ReturnInStore"] : [])];
  return {
    ...policy,
    ...category("MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: returnDays,
    returnMethod: methods.map((name) => `https://schema.org/${name}`),
    ...feesOf(wayBackPaise),
    refundType: ["FullRefund", ...(exchange ? ["ExchangeRefund"] : [])].map(
      (name) => `https://schema.org/${name}`,
    ),
  };
}

function feesOf(wayBackPaise: number | null): object {
  const fees = (name: string) => ({ returnFees: `https://schema.org/${name}` });
  if (wayBackPaise === null) return fees("ReturnFeesCustomerResponsibility");
  if (wayBackPaise === 0) return fees("FreeReturn");
  return { ...fees("ReturnShippingFees"), returnShippingFeesAmount: amount(wayBackPaise) };
}

/** As trade counts them. */
const units: Readonly<Record<NetUnit, string>> = {
  g: "GRM",
  kg: "KGM",
  ml: "MLT",
  l: "LTR",
  cm: "CMT",
  m: "MTR",
  piece: "H87",
};

/** The price by measure, and the one that is struck through. */
export function priceDetails({ goods, unitPaise, oldUnitPaise }: DetailView): object {
  const net = goods?.netQuantity;
  const measure = (value: number, unit: NetUnit) => ({
    "@type": "QuantitativeValue",
    value,
    unitCode: units[unit],
  });
  const price = (paise: number) => ({
    "@type": "UnitPriceSpecification",
    price: rupees(paise),
    priceCurrency: "INR",
  });
  const told = [
    ...(net
      ? [
          {
            ...price(unitPaise),
            referenceQuantity: { ...measure(net.amount, net.unit), valueReference: measure(1, net.unit) },
          },
        ]
      : []),
    ...(oldUnitPaise !== null && oldUnitPaise > unitPaise
      ? [{ ...price(oldUnitPaise), priceType: "https://schema.org/StrikethroughPrice" }]
      : []),
  ];
  return told.length > 0 ? { priceSpecification: told } : {};
}
