import { themeKey } from "./theme-script.ts";

export type Theme = "light" | "dark";

const changed = "haat-theme-changed";

/** What the page shows now: the shopper's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  paintBrowserBar();
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A forbidden storage only means that the choice lasts as long as the page.
  }
  dispatchEvent(new Event(changed));
}

/** The browser's own bar goes by the system's theme unless it is told otherwise. */
export function paintBrowserBar(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", ground);
}

export function subscribeToTheme(listener: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", listener);
  const other = ({ key, newValue }: StorageEvent) => {
    if (key !== themeKey || (newValue !== "light" && newValue !== "dark")) return;
    document.documentElement.dataset.theme = newValue;
    listener();
  };
  addEventListener(changed, listener);
  addEventListener("storage", other);
  return () => {
    system.removeEventListener("change", listener);
    removeEventListener(changed, listener);
    removeEventListener("storage", other);
  };
}
