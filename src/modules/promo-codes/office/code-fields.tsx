import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { ActionTick } from "#manage/parts/action-tick.tsx";
import { Section } from "#manage/parts/section.tsx";
import { typedRupees } from "#manage/parts/typed-rupees.ts";
import type { CodeForOffice } from "./format-code.ts";

type CodeFieldsProps = { readonly state: ActionState; readonly code?: CodeForOffice };

/** What it takes off, for whom and when; what is left empty has no limit. */
export function CodeFields({ state, code }: CodeFieldsProps) {
  const { selling, promoCodes: words } = textsOf(useOffice().shell.lang);
  const number = { state, inputMode: "numeric" as const, autoComplete: "off" };
  const limit = (value: number | null | undefined) => (value == null ? "" : String(value));
  const rupees = (paise = 0) => (paise === 0 ? "" : typedRupees(paise));
  const whenOf = (name: "beginsAt" | "endsAt") => {
    const at = code?.[name] ?? null;
    return { name, label: selling[name], defaultValue: at === null ? "" : typedMoment(at) };
  };
  const moment = { state, type: "datetime-local" as const };
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
      <Section title={words.when}>
        <div className="moments">
          <ActionField {...moment} {...whenOf("beginsAt")} hint={words.atOnce} />
          <ActionField {...moment} {...whenOf("endsAt")} hint={words.noEnd} />
        </div>
      </Section>
    </>
  );
}

const indiaMs = 5.5 * 3_600_000;

/** A moment by India's clock, as a form's field for day and time has it. */
function typedMoment(at: number): string {
  return new Date(at + indiaMs).toISOString().slice(0, 16);
}
