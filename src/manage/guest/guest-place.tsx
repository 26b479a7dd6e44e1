import { dayIn } from "#contract/day-in.ts";
import { stateNames } from "#contract/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import type { GuestPart } from "./guest-part.ts";

/** City and state as the PIN code says them; asked only where it does not. */
export function GuestPlace({ view, lang, problem }: GuestPart) {
  const { guestCheckout: words, delivery } = textsOf(lang);
  const { places, isPinTyped, isDelivered, by } = view;
  const typed = problem?.values ?? {};
  const [only, ...others] = places;
  if (!isPinTyped) return null;
  if (!only)
    return (
      <div className="guest-place">
        <p>{words.unknown}</p>
        <TextField
          label={words.city}
          name="city"
          defaultValue={typed.city}
          required
          autoComplete="address-level2"
          maxLength={80}
        />
        <SelectField
          label={words.state}
          name="state"
          defaultValue={typed.state ?? ""}
          required
          autoComplete="address-level1"
        >
          <option value="">{words.chooseState}</option>
          {stateNames.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </div>
    );
  if (others.length === 0)
    return (
      <p className="guest-place">
        <b>{words.place(only.city, only.state)}</b>
        {!isDelivered && <span className="row-facts">{words.notDelivered}</span>}
        {by !== null && <span className="row-facts">{delivery.byDay(dayIn(by, lang))}</span>}
      </p>
    );
  return (
    <fieldset className="guest-place">
      <legend>{words.which}</legend>
      {places.map(({ city, state }) => (
        <Checkbox
          key={state}
          kind="radio"
          name="state"
          value={state}
          label={words.place(city, state)}
          defaultChecked={typed.state === state}
        />
      ))}
      {problem?.field === "state" && <p className="field-error">{problem.message}</p>}
    </fieldset>
  );
}
