import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { ActionTick } from "#manage/parts/action-tick.tsx";
import { typedRupees } from "#manage/parts/rupees.ts";
import { Section } from "#manage/parts/section.tsx";
import type { CodeForOffice } from "./format-code.ts";
import { WhenFields } from "./public/when-fields.tsx";

type CodeFieldsProps = { readonly state: ActionState; readonly code?: CodeForOffice };

/** What it takes off, for whom and when; what is left empty has no limit. */
export function CodeFields({ state, code }: CodeFieldsProps) {
  const { promoCodes: words } = textsOf(useOffice().shell.lang);
  const number = { state, inputMode: "numeric" as const, autoComplete: "off" };
  const limit = (value: number | null | undefined) => (value == null ? "" : String(value));
  const rupees = (paise = 0) => (paise === 0 ? "" : typedRupees(paise));
  return (
    <>
      <Section title={words.takesOff}>
        <p className="muted">{words.oneOf}</p>
        <div className="pair">
          <ActionField
            {...number}
            name="percent"
            label={words.percent}
            defaultValue={limit(code?.percent || null)}
          />
          <ActionField {...number} name="rupees" label={words.rupees} defaultValue={rupees(code?.paise)} />
        </div>
        <ActionTick state={state} name="shipsFree" label={words.shipsFree} now={code?.shipsFree ?? false} />
      </Section>
      <Section title={words.limits}>
        <ActionField
          {...number}
          name="minimum"
          label={words.minimum}
          defaultValue={rupees(code?.minimumPaise)}
        />
        <div className="pair">
          <ActionField
            {...number}
            name="times"
            label={words.times}
            hint={words.endless}
            defaultValue={limit(code?.times)}
          />
          <ActionField
            {...number}
            name="perCustomer"
            label={words.perCustomer}
            hint={words.endless}
            defaultValue={limit(code?.perCustomer)}
          />
        </div>
        <ActionTick
          state={state}
          name="firstOrder"
          label={words.firstOrder}
          now={code?.firstOrder ?? false}
        />
      </Section>
      <WhenFields state={state} of={code} />
    </>
  );
}
