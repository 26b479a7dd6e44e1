import { placesCalls } from "#contract/calls/places.ts";
import { neverFreePaise } from "#contract/money.ts";
import type { DeliveryPlace, PlaceBand } from "#contract/rate-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { BackTo } from "../parts/back-to.tsx";
import { DeedField } from "../parts/deed-field.tsx";
import { DeedForm, type DeedState } from "../parts/deed-form.tsx";
import { DeedTick } from "../parts/deed-tick.tsx";
import { prefixSaid } from "../parts/rate-said.ts";
import { Section } from "../parts/section.tsx";
import { typedRupees } from "../parts/typed-rupees.ts";

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
      <h1>{place ? prefixSaid(place.prefix, lang) : words.make}</h1>
      <DeedForm call={placesCalls.set} input={{ seen, ...about }} className="goods-form">
        {(state) => (
          <>
            {state.isChanged && <p className="changed">{form.changed}</p>}
            {!place && (
              <DeedField
                state={state}
                name="prefix"
                label={form.prefix}
                hint={form.prefixHint}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
              />
            )}
            <DeedTick
              state={state}
              name="deliverable"
              label={form.deliverable}
              now={place?.deliverable ?? true}
            />
            <DeedTick state={state} name="takesCash" label={form.takesCash} now={place?.takesCash ?? true} />
            <DeedField
              state={state}
              name="days"
              label={form.days}
              hint={form.daysHint}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={place?.days == null ? "" : String(place.days)}
            />
            <Section title={form.prices}>
              <p className="field-hint">{form.pricesHint}</p>
              {Array.from({ length: linesShown(bands.length, state) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <BandFields key={at} state={state} at={at} band={bands[at]} />
              ))}
            </Section>
            <div className="save-bar">
              <button type="submit" className="button button-primary">
                {form.save}
              </button>
            </div>
          </>
        )}
      </DeedForm>
      {place && (
        <DeedForm call={placesCalls.remove} input={{ seen, prefix: place.prefix }}>
          <button type="submit" className="button button-danger">
            {form.remove}
          </button>
        </DeedForm>
      )}
    </>
  );
}

/** Whatever was typed is drawn again, though the table has fewer lines by now. */
function linesShown(now: number, { typedOf }: DeedState): number {
  const typed = Array.from({ length: mostBands }, (_, at) =>
    ["grams", "price", "free"].some((name) => typedOf(`bands.${at}.${name}`)),
  );
  return Math.max(Math.min(mostBands, now + emptyBands), typed.lastIndexOf(true) + 1);
}

type BandFieldsProps = {
  readonly state: DeedState;
  readonly at: number;
  readonly band: PlaceBand | undefined;
};

function BandFields({ state, at, band }: BandFieldsProps) {
  const { form } = textsOf(useOffice().shell.lang).places;
  const number = { state, inputMode: "decimal" as const, autoComplete: "off" };
  const free = band && band.freeAbovePaise < neverFreePaise ? typedRupees(band.freeAbovePaise) : "";
  return (
    <fieldset className="setting-group">
      <legend>{form.line(at + 1)}</legend>
      <DeedField
        {...number}
        name={`bands.${at}.grams`}
        label={form.grams}
        hint={form.gramsHint}
        defaultValue={band?.upToGrams == null ? "" : String(band.upToGrams)}
      />
      <div className="pair">
        <DeedField
          {...number}
          name={`bands.${at}.price`}
          label={form.price}
          defaultValue={band ? typedRupees(band.paise) : ""}
        />
        <DeedField
          {...number}
          name={`bands.${at}.free`}
          label={form.free}
          hint={form.freeHint}
          defaultValue={free}
        />
      </div>
    </fieldset>
  );
}
