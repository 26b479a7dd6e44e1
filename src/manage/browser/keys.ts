/** One key each, while nobody types. */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target as Element)) return;
    const does = actions[key];
    if (!does || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    does();
  });
}

const actions: Readonly<Record<string, () => void>> = {
  "/": () => one<HTMLElement>("[data-key='search']")?.focus(),
  j: () => go(1),
  k: () => go(-1),
  x: () => rowOf(document.activeElement)?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click(),
  n: () => one<HTMLAnchorElement>("[data-key='new']")?.click(),
  "?": () => one<HTMLDialogElement>(".keys")?.showModal(),
};

function one<E extends Element>(selector: string): E | null {
  return document.querySelector<E>(selector);
}

function go(by: number): void {
  const rows = [...document.querySelectorAll(row)].filter((one) => one.checkVisibility());
  const at = rows.indexOf(rowOf(document.activeElement) as Element);
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  next?.querySelector<HTMLElement>("[data-row]")?.focus();
}

const row = "li:has([data-row])";

function rowOf(element: Element | null): Element | null {
  return element?.closest(row) ?? null;
}

function isTyping(element: Element): boolean {
  return element.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
}
