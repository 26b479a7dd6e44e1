import { neverFreePaise } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { ActionTick } from "#manage/parts/action-tick.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { placeEndpoints } from "../places-endpoints.ts";
import type { DeliveryPlace, PlaceBand } from "../views.ts";
import { formatPrefix } from "./public/format-rates.ts";

type PlacePageProps = { readonly version: number; readonly place: DeliveryPlace | undefined };

const mostBands = 10;
const emptyBands = 2;

export function PlacePage({ version: seen, place }: PlacePageProps) {
  const { lang } = useOffice().shell;
  const { places: words } = textsOf(lang);
  const { form } = words;
  const about = place ? { prefix: place.prefix } : { isNew: "1" };
  const bands = place?.deliverable === false ? [] : (place?.bands ?? []);
  return (
    <>
      <BackTo to="shop/places" name={words.title} />
      <h1>{place ? formatPrefix(place.prefix, lang) : words.make}</h1>
      <ActionForm endpoint={placeEndpoints.set} input={{ seen, ...about }} className="goods-form">
        {(state) => (
          <>
            {state.isChanged && <p className="changed">{form.changed}</p>}
            {!place && (
              <ActionField
                state={state}
                name="prefix"
                label={form.prefix}
                hint={form.prefixHint}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
              />
            )}
            <ActionTick
              state={state}
              name="deliverable"
              label={form.deliverable}
              now={place?.deliverable ?? true}
            />
            <ActionTick
              state={state}
              name="takesCash"
              label={form.takesCash}
              now={place?.takesCash ?? true}
            />
            <ActionField
              state={state}
              name="days"
              label={form.days}
              hint={form.daysHint}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={place?.days == null ? "" : String(place.days)}
            />
            <Section title={form.prices}>
              <PriceFields state={state} at={0} band={bands[0]} />
            </Section>
            <details className="fold" open={isByWeight(bands, state)}>
              <summary>
                {form.byWeight} <Icon name="chevron-down" className="turns push" />
              </summary>
              <p className="field-hint below-l">{form.pricesHint}</p>
              <GramsField state={state} at={0} band={bands[0]} />
              {Array.from({ length: linesShown(bands.length, state) - 1 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <fieldset key={at} className="setting-group above-l">
                  <legend>{form.line(at + 2)}</legend>
                  <GramsField state={state} at={at + 1} band={bands[at + 1]} />
                  <PriceFields state={state} at={at + 1} band={bands[at + 1]} />
                </fieldset>
              ))}
            </details>
            <SaveBar label={form.save} />
          </>
        )}
      </ActionForm>
      {place && (
        <ActionForm endpoint={placeEndpoints.remove} input={{ seen, prefix: place.prefix }}>
          <button type="submit" className="button button-danger">
            {form.remove}
          </button>
        </ActionForm>
      )}
    </>
  );
}

/** It has more than the one price, or more was typed. */
function isByWeight(bands: readonly PlaceBand[], { typedOf }: ActionState): boolean {
  const isTyped = Array.from({ length: mostBands }, (_, at) =>
    Boolean(typedOf(`bands.${at}.grams`) || (at > 0 && typedOf(`bands.${at}.price`))),
  );
  return bands.length > 1 || bands.some(({ upToGrams }) => upToGrams !== null) || isTyped.includes(true);
}

/** Whatever was typed is drawn again, though the table has fewer lines by now. */
function linesShown(now: number, { typedOf }: ActionState): number {
  const typed = Array.from({ length: mostBands }, (_, at) =>
    ["grams", "price", "free"].some((name) => typedOf(`bands.${at}.${name}`)),
  );
  return Math.max(Math.min(mostBands, now + emptyBands), typed.lastIndexOf(true) + 1);
}

type BandFieldsProps = {
  readonly state: ActionState;
  readonly at: number;
  readonly band: PlaceBand | undefined;
};

/** Up to which weight. */
function GramsField({ state, at, band }: BandFieldsProps) {
  const { form } = textsOf(useOffice().shell.lang).places;
  return (
    <ActionField
      state={state}
      inputMode="decimal"
      autoComplete="off"
      name={`bands.${at}.grams`}
      label={form.grams}
      hint={form.gramsHint}
      defaultValue={band?.upToGrams == null ? "" : String(band.upToGrams)}
    />
  );
}

function PriceFields({ state, at, band }: BandFieldsProps) {
  const { form } = textsOf(useOffice().shell.lang).places;
  const number = { state, inputMode: "decimal" as const, autoComplete: "off" };
  const free = band && band.freeAbovePaise < neverFreePaise ? typedRupees(band.freeAbovePaise) : "";
  return (
    <div className="pair">
      <ActionField
        {...number}
        name={`bands.${at}.price`}
        label={form.price}
        defaultValue={band ? typedRupees(band.paise) : ""}
      />
      <ActionField
        {...number}
        name={`bands.${at}.free`}
        label={form.free}
        hint={form.freeHint}
        defaultValue={free}
      />
    </div>
  );
}
