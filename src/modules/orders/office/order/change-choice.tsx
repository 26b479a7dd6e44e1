import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { variantName } from "#modules/catalogue/office/public/variant-name.ts";
import { orderChangesEndpoints } from "#modules/orders/changes/endpoints.ts";
import { isAboutChoice } from "#modules/orders/rules/about-choice.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { about, type OrderPart } from "../public/order-parts.ts";

type Line = OrderPart["order"]["lines"][number];

/** Something of it is here that comes in another choice too. */
export function hasOthers({ left, others = [] }: Line): boolean {
  return left > 0 && others.length > 0;
}

/** Pieces in another size or colour; open with what the customer wrote where that was asked for. */
export function ChangeChoice({ order }: OrderPart) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  const lines = order.lines.filter(hasOthers);
  const asked = order.tickets?.find((one) => isAboutChoice(one) && !isDone(order, one.askedAt));
  return (
    <ActionFold
      title={words.changeChoice}
      press={words.changeChoicePress}
      endpoint={orderChangesEndpoints.changeChoice}
      input={about(order)}
      isOpen={asked !== undefined}
    >
      {(state) => (
        <>
          {asked && (
            <p>
              <AsWritten text={words.asked(asked.words)} />
            </p>
          )}
          <p className="muted">{words.choiceHint}</p>
          <ActionKey state={state} />
          <SelectField
            label={words.choice}
            name="choice"
            required
            defaultValue={state.typedOf("choice") ?? ""}
            error={state.errorOf("choice")}
          >
            <option value="">{words.noChoice}</option>
            {lines.map((line) => (
              <OtherChoices key={line.line} line={line} />
            ))}
          </SelectField>
          <ActionField
            state={state}
            name="quantity"
            label={words.choiceCount}
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(...lines.map(({ left }) => left))}
            defaultValue="1"
            required
          />
          {lines.some(({ others = [] }) => others.some(({ morePaise }) => morePaise > 0)) && (
            <Checkbox name="letsOff" value="1" label={words.letsOff} />
          )}
          <ActionField
            state={state}
            name="reason"
            label={words.reason}
            defaultValue={asked && words.askedReason(asked.number)}
            required
          />
        </>
      )}
    </ActionFold>
  );
}

function isDone({ events }: OrderPart["order"], askedAt: number): boolean {
  return events.some(({ what, at }) => what === "rechosen" && at > askedAt);
}

function OtherChoices({ line: { line, title, colour, size, others = [] } }: { readonly line: Line }) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  const was = variantName({ colour: colour ?? "", size: size ?? "" });
  const more = (paise: number) =>
    paise === 0 ? "" : (paise > 0 ? words.dearer : words.lower)(formatRupees(Math.abs(paise)));
  return (
    <optgroup label={words.insteadOf([title, was].filter(Boolean).join(", "))}>
      {others.map((one) => (
        <option key={`${one.colour} ${one.size}`} value={JSON.stringify({ line, ...chosen(one) })}>
          {words.choiceOf(variantName(one), one.free, more(one.morePaise))}
        </option>
      ))}
    </optgroup>
  );
}

function chosen({ colour, size }: { readonly colour: string; readonly size: string }) {
  return { colour: colour || null, size: size || null };
}
