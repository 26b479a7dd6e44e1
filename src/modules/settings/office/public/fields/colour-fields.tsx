import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { type ColourName, ownColours, readOn, type Theme } from "#modules/settings/rules/colours.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ColourSets } from "./colour-sets.tsx";
import { useSetting } from "./setting-context.ts";

const names = Object.keys(ownColours.light) as ColourName[];
/** What an owner has a wish for; all others fit as they are. */
const main: readonly ColourName[] = ["accent", "ground", "ink", "night"];

export function ColourFields({ pressed }: { readonly pressed: string | undefined }) {
  const { action } = useSetting();
  const { look } = textsOf(useOffice().shell.lang).shopPages;
  return (
    <>
      <p className="muted">{look.both}</p>
      <ColourSets pressed={pressed} />
      <div className="themes">
        <ThemeShown theme="light" />
        <ThemeShown theme="dark" />
      </div>
      <details className="fold" open={action.isRefused}>
        <summary>
          {look.own} <Icon name="chevron-down" className="turns push" />
        </summary>
        <Colours of={main} />
        <details className="fold" open={action.isRefused}>
          <summary>
            {look.more} <Icon name="chevron-down" className="turns push" />
          </summary>
          <Colours of={names.filter((name) => !main.includes(name))} />
        </details>
      </details>
    </>
  );
}

/** Each in both themes, whose names stand over the fields; the label of a field says it too. */
function Colours({ of }: { readonly of: readonly ColourName[] }) {
  const { look } = textsOf(useOffice().shell.lang).shopPages;
  return (
    <>
      <p className="colour-row muted" aria-hidden>
        <span />
        <span>{look.light}</span>
        <span>{look.dark}</span>
      </p>
      <ul>
        {of.map((name) => (
          <ColourRow key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

function ColourRow({ name }: { readonly name: ColourName }) {
  const { fields, action } = useSetting();
  const { look, field } = textsOf(useOffice().shell.lang).shopPages;
  const both = (["light", "dark"] as const).map((theme) => `${theme}.${name}`);
  const wrong = both.find((one) => action.errorOf(one) !== undefined);
  return (
    <li className="colour-row">
      <span>{look.colour[name]}</span>
      {both.map((one, at) => (
        <input
          key={one}
          type="color"
          name={one}
          defaultValue={fields[one] ?? ""}
          aria-label={`${look.colour[name]}, ${field[at === 0 ? "look.light" : "look.dark"]}`}
          className="colour"
          {...(one === wrong && {
            "aria-invalid": true,
            "aria-describedby": `${one}-error`,
            autoFocus: true,
          })}
        />
      ))}
      {wrong && <FieldError id={`${wrong}-error`} text={action.errorOf(wrong) ?? ""} />}
    </li>
  );
}

/** A piece of a page in these colours; the script shows them while they are picked. */
function ThemeShown({ theme }: { readonly theme: Theme }) {
  const { fields } = useSetting();
  const { shell } = useOffice();
  const { look, field } = textsOf(shell.lang).shopPages;
  const own = Object.fromEntries(names.map((name) => [`--color-${name}`, fields[`${theme}.${name}`]]));
  return (
    <section aria-label={field[`look.${theme}`]}>
      <h3 className="below-s">{look[theme]}</h3>
      <div className="theme-shown" style={own} data-theme={theme} data-theme-pairs={JSON.stringify(readOn)}>
        <p className="theme-head">{shell.shop.name}</p>
        <p className="theme-title">{look.sample}</p>
        <p className="theme-muted">{look.sampleMuted}</p>
        <p>
          <span className="theme-link">{look.sampleLink}</span>{" "}
          <span className="theme-button">{look.sampleButton}</span>
        </p>
        <p className="theme-warning" data-warning={look.unreadable} hidden />
      </div>
    </section>
  );
}
