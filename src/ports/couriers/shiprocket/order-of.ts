import type { ParcelToBook } from "../courier-booking.ts";

const indiaMs = 5.5 * 3_600_000;
/** City names are cut there. */
const mostCity = 30;

/** The body of a custom order. Sums are rupees, weights kilograms. */
export function orderOf(parcel: ParcelToBook, pickup: string) {
  const { reference, to, size, grams, cashPaise, valuePaise, goods, orderedAt } = parcel;
  const [first = "", ...last] = to.name.split(" ");
  return {
    order_id: reference,
    order_date: new Date(orderedAt + indiaMs).toISOString().slice(0, 10),
    pickup_location: pickup,
    billing_customer_name: first,
    billing_last_name: last.join(" "),
    billing_address: to.street,
    billing_city: to.city.slice(0, mostCity),
    billing_pincode: to.pinCode,
    billing_state: to.state,
    billing_country: "India",
    billing_email: to.email,
    billing_phone: to.phone.replace(/\D/g, "").slice(-10),
    shipping_is_billing: true,
    order_items: goods.map(({ title, sku, quantity, unitPaise }) => ({
      name: title,
      sku,
      units: quantity,
      selling_price: unitPaise / 100,
    })),
    payment_method: cashPaise > 0 ? "COD" : "Prepaid",
    // Of a cash order this is what is collected.
    sub_total: (cashPaise > 0 ? cashPaise : valuePaise) / 100,
    ...size,
    weight: grams / 1_000,
  };
}
