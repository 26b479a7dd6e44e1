import { contrast } from "#modules/settings/rules/contrast.ts";
import { whenRead } from "./when-read.ts";

whenRead(() => {
  document.querySelectorAll<HTMLElement>("[data-theme-pairs]").forEach(showPicked);
  document.querySelectorAll<HTMLElement>("[data-colours]").forEach(fillIn);
});

/** A set that is tapped stands in the fields at once; without script the server fills them in. */
function fillIn(set: HTMLElement): void {
  const colours = Object.entries(JSON.parse(set.dataset.colours ?? "{}") as Record<string, string>);
  set.addEventListener("click", (event) => {
    event.preventDefault();
    for (const [name, value] of colours) {
      const field = fieldOf(name);
      if (field) field.value = value;
    }
    dispatchEvent(new Event("input"));
  });
  addEventListener("input", () => {
    set.ariaPressed = String(colours.every(([name, value]) => fieldOf(name)?.value === value));
  });
}

/** Says at once whether the colours that are being picked can be read; the server asks the same when they are saved. */
function showPicked(panel: HTMLElement): void {
  const theme = panel.dataset.theme ?? "";
  const pairs = JSON.parse(panel.dataset.themePairs ?? "[]") as [string, string, number][];
  const warning = panel.querySelector<HTMLElement>("[data-warning]");
  const field = (name: string) => fieldOf(`${theme}.${name}`);
  const picked = (name: string) => field(name)?.value ?? "#000000";
  const show = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[name^="${theme}."]`))
      panel.style.setProperty(`--color-${input.name.slice(theme.length + 1)}`, input.value);
    const faults = pairs.filter(([front, back, least]) => contrast(picked(front), picked(back)) < least);
    const named = [...new Set(faults.flatMap((pair) => pair.slice(0, 2) as string[]))];
    if (warning) {
      warning.hidden = faults.length === 0;
      const names = named.map((name) => field(name)?.ariaLabel ?? name);
      warning.textContent = `${warning.dataset.warning} ${names.join(", ")}`;
    }
  };
  addEventListener("input", show);
  show();
}

function fieldOf(name: string): HTMLInputElement | null {
  return document.querySelector(`[name="${name}"]`);
}
