import type { AnswerOf } from "#contract/endpoint.ts";
import { neverFreePaise } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import type { Looked } from "#modules/settings/office/public/looked.ts";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { placeEndpoints } from "../places-endpoints.ts";
import { formatPrefix } from "./public/format-rates.ts";

export type DeliveryLookup = Looked<AnswerOf<typeof placeEndpoints.ask>>;

/** What a PIN code comes to, as a shopper there is asked. */
export function DeliveryAsk({ lookup }: { readonly lookup: DeliveryLookup }) {
  const { ask: words } = textsOf(useOffice().shell.lang).places;
  const { typed, errorOf } = lookup;
  const number = { inputMode: "numeric" as const, autoComplete: "off" };
  return (
    <details id="ask" className="fold" open={lookup.isAsked}>
      <summary>
        {words.title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <DeliveryAnswer lookup={lookup} />
      <form action={`${officePath("shop/places")}#ask`} className="goods-form">
        <TextField
          {...number}
          label={words.pinCode}
          name="pinCode"
          defaultValue={typed.pinCode}
          error={errorOf("pinCode")}
          autoFocus={errorOf("pinCode") !== undefined}
          maxLength={7}
          required
        />
        <div className="pair">
          <TextField
            {...number}
            label={words.rupees}
            name="rupees"
            defaultValue={typed.rupees}
            error={errorOf("rupees")}
            autoFocus={errorOf("rupees") !== undefined}
          />
          <TextField
            {...number}
            label={words.grams}
            name="grams"
            defaultValue={typed.grams}
            error={errorOf("grams")}
            autoFocus={errorOf("grams") !== undefined}
          />
        </div>
        <button type="submit" className="button button-quiet at-start">
          {words.show}
        </button>
      </form>
    </details>
  );
}

function DeliveryAnswer({ lookup: { answer, typed } }: { readonly lookup: DeliveryLookup }) {
  const { lang } = useOffice().shell;
  const { places: delivery } = textsOf(lang);
  const { ask: words } = delivery;
  if (!answer) return null;
  const { isDelivered, days, pricePaise, freeAbovePaise, takesCash, cashPaise, isNarrowed, by } = answer;
  const pinCode = (typed.pinCode ?? "").replace(/\s/g, "");
  const cash = cashPaise > 0 ? words.cashFor(shortRupees(cashPaise)) : words.cash;
  const price = pricePaise === 0 ? words.free : words.costs(shortRupees(pricePaise));
  const isFreeLater = pricePaise > 0 && freeAbovePaise < neverFreePaise;
  return (
    <div role="status" className="changed">
      <p>
        <b>{isDelivered ? words.yes(pinCode) : words.no(pinCode)}</b>
      </p>
      {isDelivered && (
        <p>
          {days === null ? words.noDays : words.days(days)} {price}{" "}
          {isFreeLater && `(${delivery.freeAbove(shortRupees(freeAbovePaise))})`}{" "}
          {takesCash ? cash : words.noCash}
        </p>
      )}
      {isNarrowed && <p>{words.narrowed}</p>}
      <p>{by === null ? words.bySettings : words.by(formatPrefix(by, lang))}</p>
    </div>
  );
}
