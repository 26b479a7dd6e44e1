import { placeOf } from "#modules/accounts/rules/other-shop-cells.ts";
import type { PastOrderSource } from "./past-order.ts";

export type Column =
  | OrderColumn
  | `${"billing" | "shipping"}${"Name" | "First" | "Last" | "Phone" | "Street" | "Street2" | "City" | "State" | "Zip" | "Country"}`;
type OrderColumn =
  | ("number" | "email" | "phone" | "createdAt" | "currency" | "financial" | "fulfilment" | "cancelledAt")
  | ("subtotal" | "discount" | "discountCode" | "shipping" | "shippingMethod" | "tax" | "total" | "refunded")
  | ("note" | "paidBy" | "quantity" | "title" | "price" | "sku");

/** By which names a file has it; the first that says something counts. */
type Names = Readonly<Record<Column, readonly string[]>>;

const shopify: Names = {
  ...{ number: ["Name"], email: ["Email"], phone: ["Phone", "Billing Phone"] },
  ...{ createdAt: ["Created at"], currency: ["Currency"], cancelledAt: ["Cancelled at"] },
  ...{ financial: ["Financial Status"], fulfilment: ["Fulfillment Status"] },
  ...{ subtotal: ["Subtotal"], discount: ["Discount Amount"], discountCode: ["Discount Code"] },
  ...{ shipping: ["Shipping"], shippingMethod: ["Shipping Method"], tax: ["Taxes"], total: ["Total"] },
  ...{ refunded: ["Refunded Amount"], note: ["Notes"], paidBy: ["Payment Method"] },
  ...{ quantity: ["Lineitem quantity"], title: ["Lineitem name"] },
  ...{ price: ["Lineitem price"], sku: ["Lineitem sku"] },
  ...{ billingName: ["Billing Name"], billingFirst: [], billingLast: [], billingPhone: ["Billing Phone"] },
  ...{ billingStreet: ["Billing Street", "Billing Address1"], billingStreet2: [] },
  ...{ billingCity: ["Billing City"], billingState: ["Billing Province Name", "Billing Province"] },
  ...{ billingZip: ["Billing Zip"], billingCountry: ["Billing Country"] },
  ...{ shippingName: ["Shipping Name"], shippingFirst: [], shippingLast: [] },
  ...{ shippingPhone: ["Shipping Phone"] },
  ...{ shippingStreet: ["Shipping Street", "Shipping Address1"], shippingStreet2: [] },
  ...{ shippingCity: ["Shipping City"], shippingState: ["Shipping Province Name", "Shipping Province"] },
  ...{ shippingZip: ["Shipping Zip"], shippingCountry: ["Shipping Country"] },
};

/** As Advanced Order Export writes them, today and in its first releases. */
const woocommerce: Names = {
  ...{ number: ["Order Number", "Order Id"], email: ["Email (Billing)"], phone: ["Phone (Billing)"] },
  ...{ createdAt: ["Order Date"], currency: ["Currency"], cancelledAt: [] },
  ...{ financial: ["Order Status"], fulfilment: [] },
  ...{ subtotal: ["Order Subtotal Amount"], discount: ["Cart Discount Amount"] },
  ...{ discountCode: ["Coupons Used", "Coupon Code"], shipping: ["Order Shipping Amount"] },
  ...{ shippingMethod: ["Shipping Method Title"], tax: ["Order Total Tax Amount", "Order Tax Amount"] },
  ...{ total: ["Order Total Amount"], refunded: ["Order Refund Amount"] },
  ...{ note: ["Customer Note"], paidBy: ["Payment Method Title"] },
  ...{ quantity: ["Quantity", "Quantity (- Refund)"], title: ["Item Name", "Product Name", "Name"] },
  ...{ price: ["Item Cost", "Price"], sku: ["SKU"] },
  ...woocommerceAddress("billing", "Billing"),
  ...woocommerceAddress("shipping", "Shipping"),
};

function woocommerceAddress<Of extends "billing" | "shipping">(of: Of, name: "Billing" | "Shipping") {
  const named = (...columns: readonly string[]) => columns.map((column) => `${column} (${name})`);
  return {
    ...{ [`${of}Name`]: named("Full Name"), [`${of}First`]: named("First Name") },
    ...{ [`${of}Last`]: named("Last Name"), [`${of}Phone`]: named("Phone") },
    ...{ [`${of}Street`]: named("Address 1&2", "Address 1"), [`${of}Street2`]: named("Address 2") },
    ...{ [`${of}City`]: named("City"), [`${of}State`]: named("State Name", "State Code", "State") },
    ...{ [`${of}Zip`]: named("Postcode", "Zip"), [`${of}Country`]: named("Country Code") },
  } as Pick<Names, Extract<Column, `${Of}${Capitalize<string>}`>>;
}

/** Whose file it is, by its first line; nothing where it is neither's. */
export function pastOrderSource(header: readonly string[]): PastOrderSource | undefined {
  const has = (...names: readonly string[]) => names.every((name) => placeOf(header, name) >= 0);
  if (has("Name", "Created at", "Total", "Lineitem name", "Lineitem quantity")) return "shopify";
  if (has("Order Number", "Order Status", "Order Date", "Order Total Amount")) return "woocommerce";
  return undefined;
}

export const columnsOf = (source: PastOrderSource): Names => (source === "shopify" ? shopify : woocommerce);
