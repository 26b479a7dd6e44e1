import { expect, it } from "vitest";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { priceDetails, returnData, shippingData, type Trade } from "./trade-data.ts";

const trade: Trade = {
  costPaise: 49_00,
  freeAbovePaise: 499_00,
  cutOffHour: 14,
  restDays: "sunday",
  returnDays: 30,
  returnsHint: "",
  wayBackPaise: 0,
  toStores: true,
  exchange: true,
  isMrp: true,
};

it("names the delivery that the cart asks for, and the days that pages promise", () => {
  const days = { deliveryFrom: 3, deliveryTo: 5 };
  expect(shippingData(499_00, trade, days)).toMatchObject({
    shippingRate: { value: "49.00", currency: "INR" },
    shippingDestination: { addressCountry: "IN" },
    deliveryTime: {
      cutoffTime: "14:00:00+05:30",
      handlingTime: { minValue: 0, maxValue: 0 },
      transitTime: { minValue: 3, maxValue: 5 },
    },
  });
  expect(shippingData(499_01, trade, days)).toMatchObject({ shippingRate: { value: "0.00" } });
  // No days are promised.
  expect(shippingData(1, trade, { deliveryFrom: 0, deliveryTo: 0 })).not.toHaveProperty("deliveryTime");
  const rest = (restDays: Trade["restDays"]) =>
    JSON.stringify(shippingData(1, { ...trade, restDays, cutOffHour: 24 }, days)).match(/\w+day"/g);
  expect(rest("none")).toHaveLength(7);
  expect(rest("sunday")).toEqual(expect.not.arrayContaining(['Sunday"']));
  expect(rest("weekend")).toHaveLength(5);
});

it("says what comes back, and never more than the shop takes", () => {
  expect(returnData(trade)).toMatchObject({
    merchantReturnDays: 30,
    returnFees: "https://schema.org/FreeReturn",
    returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
  });
  expect(returnData({ ...trade, wayBackPaise: 60_00 })).toMatchObject({
    returnFees: "https://schema.org/ReturnShippingFees",
    returnShippingFeesAmount: { value: "60.00" },
  });
  const sent = returnData({ ...trade, wayBackPaise: null });
  expect(sent).toMatchObject({ returnFees: "https://schema.org/ReturnFeesCustomerResponsibility" });
  expect(sent).not.toHaveProperty("returnShippingFeesAmount");
  expect(returnData({ ...trade, returnDays: 0 })).toEqual({
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
  });
});

it("tells the price by measure and the one struck through, where there are any", () => {
  const product = { unitPaise: 100_00, oldUnitPaise: null } as DetailView;
  expect(priceDetails(product)).toEqual({});
  const goods = { netQuantity: { amount: 500, unit: "g" } } as const;
  expect(priceDetails({ ...product, goods, oldUnitPaise: 120_00 })).toMatchObject({
    priceSpecification: [
      { price: "100.00", referenceQuantity: { value: 500, unitCode: "GRM", valueReference: { value: 1 } } },
      { price: "120.00", priceType: "https://schema.org/StrikethroughPrice" },
    ],
  });
});
