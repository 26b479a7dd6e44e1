import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { variantName } from "../public/variant-name.ts";

type Variant = GoodsView["variants"][number];

/** What is sold, and what lies there of what is sold no more; of a set its parts are counted. */
export function countedOf({ variants, isSet }: GoodsView): readonly Variant[] {
  return isSet ? [] : variants.filter(({ isOffered, pieces }) => isOffered || pieces > 0);
}

/** So many choices have a form of their own. */
export function isMany(counted: readonly Variant[]): boolean {
  return counted.length >= 6;
}

/**
 * The field for how many there are of a choice, and what is sent along unseen. A number that was touched stays as it
 * was typed, above what there is now; one that was not follows what was sold meanwhile.
 */
export function useCount(one: Variant, at: number, state: ActionState) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const { colour, size, pieces, held, isOffered, stockVersion } = one;
  const as = (part: string) => `counts.${at}.${part}`;
  const typed = state.typedOf(as("pieces"));
  const isTouched = typed !== undefined && typed !== state.typedOf(as("shown"));
  const isOther = isTouched && state.typedOf(as("shown")) !== String(pieces);
  const error = state.errorOf(as("pieces"));
  const facts = [
    isOther && words.nowIs(String(pieces)),
    held > 0 && words.held(held),
    !isOffered && words.notOffered,
  ];
  const told = { colour, size, shown: pieces, seen: stockVersion };
  return {
    hint: facts.filter(Boolean).join(" · "),
    field: {
      name: as("pieces"),
      inputMode: "numeric" as const,
      pattern: "[0-9]{1,7}",
      required: true,
      defaultValue: isTouched ? typed : String(pieces),
      error,
      autoFocus: error !== undefined,
      autoComplete: "off",
    },
    unseen: Object.entries(told).map(([name, value]) => (
      <input key={name} type="hidden" name={as(name)} value={value} />
    )),
  };
}

type CountFieldsProps = { readonly counted: readonly Variant[]; readonly state: ActionState };

/** A row for each choice. */
export function CountFields({ counted, state }: CountFieldsProps) {
  return (
    <ul className="counts">
      {counted.map((one, at) => (
        <CountRow key={`${one.colour}/${one.size}`} one={one} at={at} state={state} />
      ))}
    </ul>
  );
}

type CountRowProps = { readonly one: Variant; readonly at: number; readonly state: ActionState };

function CountRow({ one, at, state }: CountRowProps) {
  const { hint, field, unseen } = useCount(one, at, state);
  const { error, ...input } = field;
  return (
    <li>
      <label className="count">
        <span>
          <AsWritten text={variantName(one)} />
          <span className="row-facts">{hint}</span>
        </span>
        <input
          {...input}
          className="input"
          {...(error && { "aria-invalid": true, "aria-describedby": `${field.name}-error` })}
        />
      </label>
      {error && <FieldError id={`${field.name}-error`} text={error} />}
      {unseen}
    </li>
  );
}
