import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import type { Looked } from "#modules/settings/office/public/looked.ts";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { taxEndpoints } from "../taxes-endpoints.ts";
import { formatBands, formatRateSubject } from "./public/format-rates.ts";

export type TaxLookup = Looked<AnswerOf<typeof taxEndpoints.ask>>;

/** What a piece pays, by which row. */
export function TaxAsk({ lookup, counts }: { readonly lookup: TaxLookup; readonly counts: boolean }) {
  const { ask: words } = textsOf(useOffice().shell.lang).taxes;
  const { typed, errorOf } = lookup;
  return (
    <details id="ask" className="fold" open={lookup.isAsked}>
      <summary>
        {counts ? words.title : words.later} <Icon name="chevron-down" className="turns push" />
      </summary>
      <TaxAnswer lookup={lookup} />
      <form action={`${officePath("shop/taxes")}#ask`} className="goods-form">
        <TextField
          label={words.of}
          name="of"
          defaultValue={typed.of}
          error={errorOf("of")}
          autoFocus={errorOf("of") !== undefined}
          hint={words.ofHint}
          autoComplete="off"
        />
        <div className="pair">
          <TextField
            label={words.rupees}
            name="rupees"
            defaultValue={typed.rupees}
            error={errorOf("rupees")}
            autoFocus={errorOf("rupees") !== undefined}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField
            label={words.day}
            name="day"
            type="date"
            defaultValue={typed.day}
            error={errorOf("day")}
            autoFocus={errorOf("day") !== undefined}
            hint={words.today}
          />
        </div>
        <button type="submit" className="button button-quiet at-start">
          {words.show}
        </button>
      </form>
    </details>
  );
}

function TaxAnswer({ lookup: { answer, typed } }: { readonly lookup: TaxLookup }) {
  const { lang } = useOffice().shell;
  const { taxes } = textsOf(lang);
  if (!answer) return null;
  const { percent, taxPaise, rate } = answer;
  const price = `₹${typed.rupees ?? ""}`;
  const row = rate && {
    bands: [{ upToPaise: rate.upToPaise, percent }],
  };
  return (
    <div role="status" className="changed">
      <p>
        <b>{taxes.ask.pays(taxes.percent(percent), shortRupees(taxPaise), price)}</b>
      </p>
      <p>
        {rate && row
          ? taxes.ask.by(`${formatRateSubject(rate.hsn, lang)}, ${formatBands(row, lang)}`)
          : taxes.ask.none}
      </p>
    </div>
  );
}
