import { inSentences } from "#contract/format/in-sentences.ts";
import { taxClasses } from "#contract/india/tax-classes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { typedRupees } from "#manage/parts/typed-rupees.ts";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { taxEndpoints } from "../taxes-endpoints.ts";
import { formatBands, formatPeriod, formatRateSubject } from "./format-rates.ts";
import type { Rate } from "./taxes-page.tsx";

type RatePageProps = {
  readonly version: number;
  readonly today: string;
  /** Of what it is, where that is said already. */
  readonly of: string | undefined;
  /** One that has not begun and is changed. */
  readonly coming: Rate | undefined;
  /** What holds today of the same. */
  readonly now: Rate | undefined;
};

/** A new rate, the next one of an HSN, or one that is coming. */
export function RatePage({ version: seen, today, of, coming, now }: RatePageProps) {
  const { lang } = useOffice().shell;
  const { taxes: words } = textsOf(lang);
  const like = coming ?? now;
  const title = of === undefined ? words.make : formatRateSubject(of, lang);
  const was = coming && { was: coming.from };
  return (
    <>
      <BackTo to="shop/taxes" name={words.title} />
      <h1>{title}</h1>
      {now && (
        <p className="setting-lead">
          {inSentences(lang, [`${formatBands(now, lang)}, ${formatPeriod(now, lang)}`, words.form.fixed])}
        </p>
      )}
      <ActionForm
        endpoint={taxEndpoints.set}
        input={{ seen, ...(of !== undefined && { hsn: of }), ...was }}
        className="goods-form"
      >
        {(state) => (
          <>
            {state.isChanged && <p className="changed">{words.form.changed}</p>}
            {of === undefined && <RatedFields state={state} />}
            <ActionField
              state={state}
              name="from"
              type="date"
              min={today}
              label={words.form.from}
              hint={words.form.fromHint}
              defaultValue={coming?.from}
              required
            />
            <BandFields state={state} like={like} />
            <div className="save-bar">
              <button type="submit" className="button button-primary">
                {words.form.save}
              </button>
            </div>
          </>
        )}
      </ActionForm>
      {coming && (
        <ActionForm endpoint={taxEndpoints.remove} input={{ seen, hsn: coming.hsn, from: coming.from }}>
          <button type="submit" className="button button-danger">
            {words.remove}
          </button>
        </ActionForm>
      )}
    </>
  );
}

function RatedFields({ state }: { readonly state: ActionState }) {
  const { taxes: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <ActionField
        state={state}
        name="hsn"
        label={words.form.hsn}
        hint={words.form.hsnHint}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
      />
      <SelectField label={words.form.class} name="class" defaultValue={state.typedOf("class") ?? ""}>
        <option value="">{words.form.noClass}</option>
        {taxClasses.map((one) => (
          <option key={one} value={one}>
            {words.classes[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function BandFields({ state, like }: { readonly state: ActionState; readonly like: Rate | undefined }) {
  const { form: words } = textsOf(useOffice().shell.lang).taxes;
  const [first, second] = like?.bands ?? [];
  const upTo = first?.upToPaise ?? null;
  const number = { state, inputMode: "decimal" as const, autoComplete: "off" };
  return (
    <>
      <ActionField
        {...number}
        name="percent"
        label={words.percent}
        defaultValue={shown(first?.percent)}
        required
      />
      <details
        className="fold"
        open={upTo !== null || Boolean(state.typedOf("upTo") || state.typedOf("above"))}
      >
        <summary>
          {words.banded} <Icon name="chevron-down" className="turns push" />
        </summary>
        <div className="pair">
          <ActionField
            {...number}
            name="upTo"
            label={words.upTo}
            hint={words.upToHint}
            defaultValue={upTo === null ? "" : typedRupees(upTo)}
          />
          <ActionField
            {...number}
            name="above"
            label={words.above}
            defaultValue={upTo === null ? "" : shown(second?.percent)}
          />
        </div>
      </details>
    </>
  );
}

function shown(percent: number | undefined): string {
  return percent === undefined ? "" : String(percent);
}
