import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { OfficeOrder } from "#manage/office-view.ts";

type Payment = NonNullable<OfficeOrder["money"]>["payment"];

/** How far a payment is, and the way it is made; cash of an order that is collected is paid at the counter. */
export function formatPayment(
  { status, method }: Pick<Payment, "status" | "method">,
  lang: Lang,
  { isCollected = false }: { readonly isCollected?: boolean } = {},
) {
  const { orders, manage } = textsOf(lang);
  const statuses: Readonly<Record<string, string>> = orders.payment;
  const methods: Readonly<Record<string, string>> = { ...orders.method, ...manage.order.methods };
  const way = isCollected && method === "cash" ? "counter" : method;
  return { status: statuses[status] ?? status, method: methods[way] ?? way };
}
