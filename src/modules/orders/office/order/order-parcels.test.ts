import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { OrderParcels } from "./order-parcels.tsx";

type Props = Parameters<typeof OrderParcels>[0];
type Booking = NonNullable<Props["booking"]>["bookings"][number];

const { manage, parcels } = textsOf("en");
const correct = manage.order.correctNumber;
const sent = (parcel: number, trackingNumber: string) => ({
  ...{ parcel, carrier: "Shiprocket", trackingNumber, state: "sent", sentAt: 0, isRestocked: false },
  goods: [{ line: 0, title: `Pot ${parcel}`, quantity: 2 }],
});
const booking = (over: Partial<Booking>) =>
  ({
    id: "b",
    carrier: "Shiprocket",
    service: "Surface",
    state: "sent",
    grams: 500,
    paise: 44_00,
    ...over,
  }) as Booking;

/** Each parcel's words, in their order. */
function shown(order: object, bookings: readonly Booking[]): string[] {
  const about = {
    id: "o",
    version: 3,
    collect: null,
    deeds: [{ deed: "correctNumber", can: true }],
    ...order,
  };
  const props = { order: about, booking: { bookings } } as unknown as Props;
  const office = { shell: { lang: "en" }, words: manage } as unknown as Office;
  const page = renderToStaticMarkup(
    createElement(OfficeContext.Provider, { value: office }, createElement(OrderParcels, props)),
  );
  return page
    .split('class="parcel"')
    .slice(1)
    .map((one) => one.replaceAll(/<[^>]*>/g, " ").replaceAll("&#x27;", "'"));
}

it("draws each parcel once, with its pieces and its booking, and corrects the number of one that is not booked", () => {
  const order = { parcels: [sent(1, "A1"), sent(2, "B2")] };
  const [first, second, ...more] = shown(order, [booking({ parcel: 2, canCancel: true, hasLabel: true })]);
  expect(more).toEqual([]);
  for (const words of ["Shiprocket A1", "2 × Pot 1", correct]) expect(first).toContain(words);
  const { label, cancel } = parcels.order;
  for (const words of ["Shiprocket B2", "2 × Pot 2", "Parcel 2 · on the way", label, cancel])
    expect(second).toContain(words);
  expect(second).not.toContain(correct);
});

it("says of a booked parcel that nobody has fetched it, until its courier is asked to", () => {
  const order = { parcels: [sent(1, "A1")] };
  const [waiting] = shown(order, [booking({ parcel: 1, canAskPickup: true })]);
  expect(waiting).toContain("Parcel 1 · booked, not fetched yet");
  expect(waiting).not.toContain("on the way");
  const [asked] = shown(order, [booking({ parcel: 1, canAskPickup: false, pickupAskedAt: 0 })]);
  expect(asked).toContain("Parcel 1 · on the way");
});

it("shows a booking without a parcel: before the parcels while something may come of it, behind them where it is over", () => {
  const own = { parcel: null, reference: "H-1-AA" };
  const all = shown({ parcels: [sent(1, "A1")] }, [
    booking({ ...own, id: "c", state: "refused", why: "No money" }),
    booking({ ...own, id: "d", state: "asked" }),
    booking({ id: "e", parcel: 1, state: "cancelled" }),
  ]);
  const { state } = parcels.order;
  expect(all.map((words) => Object.values(state).find((one) => words.includes(one)))).toEqual([
    state.asked,
    state.cancelled,
    state.refused,
  ]);
  expect(all[1]).toContain(correct);
  expect(all[2]).toContain("No money");
  expect(shown({ parcels: [] }, [])).toEqual([]);
});
