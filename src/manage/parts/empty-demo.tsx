import { setUpCalls } from "#contract/calls/set-up.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm } from "./deed-form.tsx";
import { Section } from "./section.tsx";

/** One press; before it stands what goes and what stays. */
export function EmptyDemo() {
  const { demo: words } = textsOf(useOffice().shell.lang).setUp;
  return (
    <Section title={words.title}>
      <p className="setting-lead">{words.lead}</p>
      <DeedForm call={setUpCalls.emptyDemo} input={{}} className="choices">
        <Checkbox name="sure" label={words.sure} required />
        <button type="submit" className="button button-danger">
          {words.press}
        </button>
      </DeedForm>
    </Section>
  );
}
