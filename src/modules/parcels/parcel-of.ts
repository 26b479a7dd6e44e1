import { gramsOf } from "#modules/catalogue/rules/variant.ts";
import type { ParcelToBook } from "#ports/couriers/courier-booking.ts";
import type { OfficeOrder, ParcelParts } from "./parcel-parts.ts";

/** All of an order leaves in one parcel that is booked here: what leaves in parts is sent by hand. */
export function canBeBooked(order: OfficeOrder): boolean {
  const { deeds, parcels, lines } = order;
  const send = deeds.find(({ deed }) => deed === "send");
  const isOneParcel = send?.reason === null && parcels.every(({ state }) => state === "returned");
  // The cash is that of the whole order: it is not collected for a part.
  const isWhole = lines.every(({ quantity, left, takenOut }) => left + takenOut === quantity);
  return isOneParcel && (isWhole || cashOf(order) === 0);
}

/** What the courier collects at the door. */
export function cashOf({ money: { payment } }: OfficeOrder): number {
  return payment.method === "cash" && payment.paidAt === null ? payment.paise : 0;
}

/** What its goods weigh; the shop's usual parcel where one of them does not say it. */
export async function gramsOfOrder(
  { db, settings, services }: ParcelParts,
  { lines }: OfficeOrder,
): Promise<number> {
  const here = lines.filter(({ left }) => left > 0);
  const goods = await services.catalogue.sellables(
    db.read,
    here.map(({ productId }) => productId),
  );
  const weights = here.map(
    ({ productId, colour, size, left }) =>
      left * gramsOf(goods.get(productId)?.variants ?? [], { colour, size }),
  );
  return weights.length > 0 && weights.every((grams) => grams > 0)
    ? weights.reduce((sum, grams) => sum + grams, 0)
    : settings().parcels.grams;
}

export function parcelOf(
  { settings }: ParcelParts,
  order: OfficeOrder,
  { grams, service, reference }: Pick<ParcelToBook, "grams" | "service" | "reference">,
): ParcelToBook {
  const { parcels, seller, contact } = settings();
  const { name, street, city, state, pinCode } = order.to;
  const here = order.lines.filter(({ left }) => left > 0);
  return {
    reference,
    service,
    grams,
    from: seller.pinCode,
    cashPaise: cashOf(order),
    size: { length: parcels.lengthCm, breadth: parcels.breadthCm, height: parcels.heightCm },
    valuePaise: here.reduce((sum, { left, unitPaise }) => sum + left * unitPaise, 0),
    orderedAt: order.createdAt,
    to: {
      ...{ name, street, city, state, pinCode },
      phone: order.reach.phone,
      email: order.reach.email ?? contact.email,
    },
    goods: here.map(({ productId, title, left, unitPaise }) => ({
      ...{ title, unitPaise },
      sku: productId,
      quantity: left,
    })),
  };
}
