import type { Books } from "./read-books.ts";

const underWay = ["pending", "ordered", "processing", "shipped"];

/** Of who has left nobody can be called or followed, but for what is still on its way to them. */
export function wrongOfThoseWhoLeft({ orders, parcels, payments, left }: Books): string[] {
  const wrong: string[] = [];
  for (const { id, user_id, status, address, email, guest_phone } of orders) {
    if (!left.has(user_id)) continue;
    const { phone } = JSON.parse(address) as { phone: string };
    const labels = parcels.filter((one) => one.order_id === id && one.tracking_number !== null);
    const isExchange = payments.some((one) => one.order_id === id && one.method === "exchange");
    if (email !== null) wrong.push(`order ${id} keeps the address of who has left`);
    if (underWay.includes(status)) {
      if (phone === "" && !isExchange) wrong.push(`nobody can call for order ${id}, which is ${status}`);
    } else if (phone !== "" || guest_phone !== null || labels.length > 0)
      wrong.push(`order ${id}, ${status}, leads to who has left`);
  }
  return wrong;
}
