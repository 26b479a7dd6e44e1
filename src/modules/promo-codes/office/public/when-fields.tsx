import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { CodeForOffice } from "../format-code.ts";

type WhenFieldsProps = {
  readonly state: ActionState;
  /** Nothing yet of one that is made. */
  readonly of: Pick<CodeForOffice, "beginsAt" | "endsAt"> | undefined;
};

/** From when and until when something is taken off. */
export function WhenFields({ state, of }: WhenFieldsProps) {
  const { selling, promoCodes: words } = textsOf(useOffice().shell.lang);
  const momentOf = (name: "beginsAt" | "endsAt") => {
    const at = of?.[name] ?? null;
    const defaultValue = at === null ? "" : typedMoment(at);
    return { state, name, label: selling[name], defaultValue, type: "datetime-local" as const };
  };
  return (
    <Section title={words.when}>
      <div className="moments">
        <ActionField {...momentOf("beginsAt")} hint={words.atOnce} />
        <ActionField {...momentOf("endsAt")} hint={words.noEnd} />
      </div>
    </Section>
  );
}

const indiaMs = 5.5 * 3_600_000;

/** A moment by India's clock, as a form's field for day and time has it. */
function typedMoment(at: number): string {
  return new Date(at + indiaMs).toISOString().slice(0, 16);
}
