import type { ParcelToBook } from "../courier-booking.ts";

const mostDescription = 200;

/** The data of a shipment. Sums are rupees, weights grams. */
export function shipmentOf(
  parcel: ParcelToBook,
  { pickup, shippingMode }: { readonly pickup: string; readonly shippingMode: string },
) {
  const { reference, to, size, grams, cashPaise, valuePaise, goods } = parcel;
  const isCash = cashPaise > 0;
  return {
    pickup_location: { name: pickup },
    shipments: [
      {
        order: reference,
        name: plain(to.name),
        add: plain(to.street),
        city: plain(to.city),
        state: plain(to.state),
        country: "India",
        pin: to.pinCode,
        phone: to.phone.replace(/\D/g, "").slice(-10),
        payment_mode: isCash ? "COD" : "Prepaid",
        cod_amount: cashPaise / 100,
        total_amount: (isCash ? cashPaise : valuePaise) / 100,
        products_desc: plain(goods.map(({ title, quantity }) => `${quantity} x ${title}`).join(", ")).slice(
          0,
          mostDescription,
        ),
        quantity: String(goods.reduce((all, { quantity }) => all + quantity, 0)),
        weight: grams,
        shipment_length: size.length,
        shipment_width: size.breadth,
        shipment_height: size.height,
        shipping_mode: shippingMode,
      },
    ],
  };
}

/** Without the letters that Delhivery refuses. */
function plain(text: string): string {
  return text.replace(/[&%#;\\]/g, " ");
}
