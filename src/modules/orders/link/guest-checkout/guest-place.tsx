import { dayIn } from "#contract/format/day-in.ts";
import { stateNames } from "#contract/india/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { fieldsOf, type GuestPart } from "./guest-part.ts";

/** City and state as the PIN code says them; asked only where it does not. */
export function GuestPlace({ view, lang, problem }: GuestPart) {
  const { guestCheckout: words, delivery, checkout, place } = textsOf(lang);
  const { stateName } = checkout.address;
  const { places, isPinTyped, isDelivered, by } = view;
  const field = fieldsOf({ problem, lang });
  const isOfState = problem?.field === "state";
  const [only, ...others] = places;
  if (!isPinTyped) return null;
  if (!only)
    return (
      <div className="guest-place">
        <p>{words.unknown}</p>
        <TextField
          label={words.city}
          {...field("city")}
          required
          autoComplete="address-level2"
          maxLength={80}
        />
        <SelectField label={words.state} {...field("state")} required autoComplete="address-level1">
          <option value="">{place.chooseState}</option>
          {stateNames.map((state) => (
            <option key={state} value={state}>
              {stateName(state)}
            </option>
          ))}
        </SelectField>
      </div>
    );
  if (others.length === 0)
    return (
      <p className="guest-place">
        <b>{words.place(only.city, stateName(only.state))}</b>
        {!isDelivered && <span className="row-facts">{words.notDelivered}</span>}
        {by !== null && <span className="row-facts">{delivery.byDay(dayIn(by, lang))}</span>}
      </p>
    );
  return (
    <fieldset className="guest-place" aria-describedby={isOfState ? "state-error" : undefined}>
      <legend className="field-label">{words.which}</legend>
      {places.map(({ city, state }, at) => (
        <Checkbox
          key={state}
          kind="radio"
          name="state"
          value={state}
          label={words.place(city, stateName(state))}
          defaultChecked={problem?.values?.state === state}
          autoFocus={isOfState && at === 0}
        />
      ))}
      {isOfState && <FieldError id="state-error" text={words.which} />}
    </fieldset>
  );
}
