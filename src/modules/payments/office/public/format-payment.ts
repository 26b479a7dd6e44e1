import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { OfficeOrder } from "#manage/office-view.ts";

type Payment = NonNullable<OfficeOrder["money"]>["payment"];

/** How far a payment is, and the way it is made. */
export function formatPayment({ status, method }: Pick<Payment, "status" | "method">, lang: Lang) {
  const { orders, manage } = textsOf(lang);
  const statuses: Readonly<Record<string, string>> = orders.payment;
  const methods: Readonly<Record<string, string>> = { ...orders.method, ...manage.order.methods };
  return { status: statuses[status] ?? status, method: methods[method] ?? method };
}
