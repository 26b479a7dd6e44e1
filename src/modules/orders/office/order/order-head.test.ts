import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OfficeOrder } from "#manage/office-view.ts";
import { OrderHead } from "./order-head.tsx";

const order = {
  number: "H-1042",
  shortId: "F725D6",
  state: "ordered",
  createdAt: 0,
  together: [],
  to: { name: "Asha Rao", city: "Bengaluru" },
  money: { quote: { total: 182_050 }, payment: { paise: 182_050, status: "captured", method: "link" } },
} as unknown as OfficeOrder;

type Booking = Parameters<typeof OrderHead>[0]["booking"];

function headOf(shown: OfficeOrder, booking?: Booking): string {
  const office = { shell: { lang: "en" }, words: textsOf("en").manage } as unknown as Office;
  const head = createElement(OrderHead, { order: shown, booking });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, head)).replace(
    /<[^>]+>/g,
    "",
  );
}

it("says of an order whose it is, how much, and whether that is paid", () => {
  const head = headOf(order);
  expect(head).toContain("H-1042 #F725D6 To pack");
  expect(head).toContain("Asha Rao, Bengaluru");
  expect(head).toContain("₹1,820.50 Paid, By payment link");
});

it("says nothing of somebody who is forgotten", () => {
  expect(headOf({ ...order, to: { ...order.to, name: "", city: "" } })).toContain("To pack₹1,820.50");
});

it("tells who sees no money of none", () => {
  expect(headOf({ ...order, money: undefined })).not.toContain("₹");
});

it("says of a booked order that it is booked until its courier is asked to fetch it", () => {
  const sent = { ...order, state: "shipped", next: "handOver" } as OfficeOrder;
  const booked = (canAskPickup: boolean) => ({ bookings: [{ canAskPickup }] }) as unknown as Booking;
  expect(headOf(sent, booked(true))).toContain("Booked");
  expect(headOf(sent, booked(false))).toContain("On the way");
  expect(headOf(sent)).toContain("On the way");
});

it("warns of what goes into the same parcel and is not paid, as long as that can wait for it", () => {
  const together = [
    { id: "b", number: "H-2", state: "pending" },
    { id: "c", number: "H-3", state: "ordered" },
    { id: "d", number: "H-4", state: "pending" },
  ];
  const warned = textsOf("en").orderChanges.unpaidBeside("H-2, H-4");
  for (const next of ["pack", "send"] as const)
    expect(headOf({ ...order, together, next })).toContain(warned);
  expect(headOf({ ...order, together, next: "handOver" })).not.toContain("not paid yet");
  expect(headOf({ ...order, together: together.slice(1, 2), next: "pack" })).not.toContain("not paid yet");
});
