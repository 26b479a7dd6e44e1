import { inSentences } from "#contract/format/in-sentences.ts";
import { taxClasses } from "#contract/india/tax-classes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { taxEndpoints } from "../taxes-endpoints.ts";
import { formatBands, formatPeriod, formatRateSubject } from "./public/format-rates.ts";
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
  /** As a link proposes it. */
  readonly proposed: ProposedRate;
};

export type ProposedRate = Partial<Record<"hsn" | "percent" | "upTo" | "above", string>>;

/** A new rate, the next one of an HSN, or one that is coming. */
export function RatePage({ version: seen, today, of, coming, now, proposed }: RatePageProps) {
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
            {of === undefined && <RatedFields state={state} proposed={proposed} />}
            <ActionField
              state={state}
              name="from"
              type="date"
              min={today}
              label={words.form.from}
              hint={words.form.fromHint}
              defaultValue={coming?.from ?? (proposed.percent && today)}
              required
            />
            <BandFields state={state} like={like} proposed={proposed} />
            <SaveBar label={words.form.save} />
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

type FieldsProps = { readonly state: ActionState; readonly proposed: ProposedRate };

function RatedFields({ state, proposed }: FieldsProps) {
  const { taxes: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <ActionField
        state={state}
        name="hsn"
        label={words.form.hsn}
        hint={words.form.hsnHint}
        inputMode="numeric"
        defaultValue={proposed.hsn}
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

function BandFields({ state, like, proposed }: FieldsProps & { readonly like: Rate | undefined }) {
  const { form: words } = textsOf(useOffice().shell.lang).taxes;
  const [first, second] = like?.bands ?? [];
  const limit = first?.upToPaise ?? null;
  const {
    percent = shown(first?.percent),
    upTo = proposed.percent || limit === null ? "" : typedRupees(limit),
    above = proposed.percent || limit === null ? "" : shown(second?.percent),
  } = proposed;
  const number = { state, inputMode: "decimal" as const, autoComplete: "off" };
  return (
    <>
      <ActionField {...number} name="percent" label={words.percent} defaultValue={percent} required />
      <details
        className="fold"
        open={upTo !== "" || Boolean(state.typedOf("upTo") || state.typedOf("above"))}
      >
        <summary>
          {words.banded} <Icon name="chevron-down" className="turns push" />
        </summary>
        <div className="pair">
          <ActionField {...number} name="upTo" label={words.upTo} hint={words.upToHint} defaultValue={upTo} />
          <ActionField {...number} name="above" label={words.above} defaultValue={above} />
        </div>
      </details>
    </>
  );
}

function shown(percent: number | undefined): string {
  return percent === undefined ? "" : String(percent);
}
