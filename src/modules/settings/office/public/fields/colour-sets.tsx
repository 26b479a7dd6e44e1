import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { type ColourSet, colourSets, coloursIn } from "#modules/settings/rules/colour-sets.ts";
import { draftName } from "#server/office/draft-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useSetting } from "./setting-context.ts";

/** Colours that go together: a tap puts them into the fields, and nothing is kept before it is saved. */
export function ColourSets({ pressed }: { readonly pressed: string | undefined }) {
  const { look } = textsOf(useOffice().shell.lang).shopPages;
  return (
    <fieldset className="colour-sets">
      <legend>{look.set}</legend>
      {colourSets.map((set) => (
        <SetButton key={set} set={set} isPressed={set === pressed} />
      ))}
    </fieldset>
  );
}

function SetButton({ set, isPressed }: { readonly set: ColourSet; readonly isPressed: boolean }) {
  const { fields } = useSetting();
  const { look } = textsOf(useOffice().shell.lang).shopPages;
  const colours = coloursIn(set);
  const isChosen = Object.entries(colours).every(([name, value]) => fields[name] === value);
  // The page is another one after the press: the focus stays where it was.
  const focus = { autoFocus: isPressed };
  return (
    <button
      type="submit"
      name={draftName}
      value={set}
      className="colour-set"
      aria-pressed={isChosen}
      data-colours={JSON.stringify(colours)}
      {...focus}
    >
      <span className="colour-stripes" aria-hidden>
        {["light.ground", "light.accent", "light.night"].map((name) => (
          <span key={name} style={{ backgroundColor: colours[name] }} />
        ))}
      </span>
      {look.sets[set]}
      <Icon name="check" />
    </button>
  );
}
