/** What had the focus last, by history entry: its nodes are gone when somebody comes back. */
const focusByEntry = new Map<string, { readonly selector: string; readonly at: number }>();
const tellingNames = ["href", "name", "value", "aria-label"];

export function rememberFocus(entry: string): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const selector = selectorOf(target);
    focusByEntry.set(entry, { selector, at: [...document.querySelectorAll(selector)].indexOf(target) });
  };
  addEventListener("focusin", remember);
  return () => removeEventListener("focusin", remember);
}

export function focusAgain(entry: string): boolean {
  const focus = focusByEntry.get(entry);
  const target = focus && document.querySelectorAll<HTMLElement>(focus.selector)[focus.at];
  target?.focus({ preventScroll: true });
  return target !== undefined && document.activeElement === target;
}

function selectorOf(element: Element): string {
  const told = tellingNames.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return element.localName + told.join("");
}
