import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import { GoodsName } from "#modules/catalogue/shop/public/goods-name.tsx";
import type { GuestCheckoutView } from "#modules/orders/guest-checkout-view.ts";
import { policyPath } from "#modules/policies/rules/policy-pages.ts";
import { Bill } from "#web/ui/bill.tsx";
import { Thumb } from "#web/ui/thumb.tsx";

type GuestSumsProps = { readonly view: GuestCheckoutView; readonly shell: ShellView };

/** What is bought, what it costs there, and the button that says so. */
export function GuestSums({ view, shell }: GuestSumsProps) {
  const { guestCheckout: words, checkout, pay, charges } = textsOf(shell.lang);
  const { accept } = words;
  const { quote, lines, method, isMock, storeId } = view;
  const total = formatRupees(quote.total);
  const ordering = storeId ? checkout.counter.order : words.order;
  const paying = method === "cash" ? ordering : isMock ? words.payNow : words.goOn;
  const label = quote.total === 0 ? () => checkout.free.order : paying;
  return (
    <section className="guest-sums" data-anew="sums" aria-label={words.goods}>
      <input type="hidden" name="shownPaise" value={quote.total} />
      <p className="guest-goods">
        <b>{words.goods}</b> <a href={paths.cart()}>{words.change}</a>
      </p>
      <ul>
        {lines.map(({ id, quantity, linePaise, picture, parts, ...of }) => (
          <li key={id} className="guest-goods">
            <Thumb picture={picture} />
            <span>
              {quantity} × <GoodsName of={of} lang={shell.lang} />
              <span className="row-facts">{choiceIn(shell.lang, of)}</span>
              {parts?.map((part) => (
                <span key={part.productId + part.colour + part.size} className="row-facts">
                  {part.pieces} × <GoodsName of={part} lang={shell.lang} />
                </span>
              ))}
            </span>
            <span className="sum">{formatRupees(linePaise)}</span>
          </li>
        ))}
      </ul>
      <Bill bill={quote} names={pay} charges={charges} />
      <p className="muted small">
        {accept.before}
        <a href={policyPath("terms")}>{accept.terms}</a>
        {accept.and}
        <a href={policyPath("returns")}>{accept.returns}</a>
        {accept.after}
      </p>
      <button type="submit" className="button button-primary button-large">
        {label(total)}
      </button>
    </section>
  );
}
