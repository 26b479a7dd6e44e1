import { formatRupees } from "#contract/format/money.ts";
import { wordsIn } from "#contract/format/words.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { useShell } from "#web/ui/shell-context.ts";
import { useDates } from "../public/order-dates.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** Where an order is collected; once it is ready, for which code and until when. Nothing of one that is brought or over. */
export function OrderCollect({ order }: { readonly order: OrderView }) {
  const { collect: words } = useOrderTexts().tracking;
  const { weekday } = useDates();
  const { lang } = useShell();
  const { collect, status, paidAt } = order;
  const toPay = paidAt === null ? order.finalPaise : 0;
  if (!collect || status === "cancelled") return null;
  const { store, atCounter } = collect;
  const { name, phone, timings, ready } = store;
  const isToCome = status === "ordered" || status === "processing" || status === "pending";
  return (
    <section className="card padded" aria-labelledby="order-collect">
      <h2 id="order-collect" className="below-m title-3">
        {words.title}
      </h2>
      {atCounter && (
        <>
          <p className="muted small">{words.code}</p>
          <p className="title-1 tabular-nums">{atCounter.code}</p>
          <p>
            {words.show} {words.until(weekday(atCounter.keptUntil - 1))}
          </p>
        </>
      )}
      {isToCome && toPay > 0 && <p>{words.pay(formatRupees(toPay))}</p>}
      <address className={isToCome ? "above-m" : ""}>
        <b>{name}</b>
        <br />
        {wholeAddress(store)}
        <br />
        {words.open(timings)}
        <br />
        <a href={`tel:${phone.replaceAll(" ", "")}`} className="link">
          {phone}
        </a>
      </address>
      {isToCome && !atCounter && ready.en && <p className="above-m strong">{wordsIn(ready, lang)}</p>}
    </section>
  );
}
