import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import { Section } from "#manage/parts/section.tsx";
import { WhenFields } from "#modules/promo-codes/office/public/when-fields.tsx";
import { isOfSomeGoods } from "../rules/automatic-discount.ts";
import type { DiscountForOffice } from "./format-discount.ts";

type DiscountFieldsProps = {
  readonly state: ActionState;
  readonly kind: DiscountForOffice["kind"];
  readonly discount?: DiscountForOffice;
};

/** What it is called, takes off and when: what its kind asks for. */
export function DiscountFields({ state, kind, discount }: DiscountFieldsProps) {
  const { automaticDiscounts: words, promoCodes } = textsOf(useOffice().shell.lang);
  const number = { state, inputMode: "numeric" as const, autoComplete: "off" };
  const count = (value = 0) => (value === 0 ? "" : String(value));
  const rupees = (paise = 0) => (paise === 0 ? "" : typedRupees(paise));
  return (
    <>
      <Section title={words.seen}>
        <ActionField
          state={state}
          name="name"
          label={words.name}
          hint={isOfSomeGoods({ kind }) ? words.nameHintOfGoods : words.nameHint}
          required
          maxLength={60}
          defaultValue={discount?.name.en}
        />
        <ActionField
          state={state}
          name="nameHi"
          label={words.nameHi}
          hint={words.nameHiHint}
          maxLength={60}
          lang="hi"
          defaultValue={discount?.name.hi}
        />
      </Section>
      <Section title={words.amount}>
        {kind === "freePieces" ? (
          <div className="pair">
            <ActionField
              {...number}
              name="buy"
              label={words.buy}
              required
              defaultValue={count(discount?.buy)}
            />
            <ActionField
              {...number}
              name="free"
              label={words.free}
              required
              defaultValue={count(discount?.free)}
            />
          </div>
        ) : (
          <>
            <p className="muted">{words.oneOf}</p>
            <div className="pair">
              <ActionField
                {...number}
                name="percent"
                label={promoCodes.percent}
                defaultValue={count(discount?.percent)}
              />
              <ActionField
                {...number}
                name="rupees"
                label={promoCodes.rupees}
                defaultValue={rupees(discount?.paise)}
              />
            </div>
            {kind !== "category" && (
              <ActionField
                {...number}
                name="minimum"
                label={promoCodes.minimum}
                defaultValue={rupees(discount?.minimumPaise)}
              />
            )}
          </>
        )}
      </Section>
      <WhenFields state={state} of={discount} />
    </>
  );
}
