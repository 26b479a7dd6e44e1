import { apiBase } from "#contract/paths.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { catalogueEndpoints } from "#modules/catalogue/listing/endpoints.ts";
import { goodsForms } from "#modules/catalogue/rules/goods-forms.ts";
import type { SearchAction } from "#modules/catalogue/rules/search-action.ts";

/** Which product was opened or added from which search, in this tab and no longer than it is open. */
const kept = "search-choices";
const mostKept = 40;
let search = "";
let isFollowing = false;

/** Tells the shop what this search led to; an empty one while none is shown. */
export function followSearch(shown: string): void {
  search = shown.trim();
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener("click", pressed, true);
  document.addEventListener("submit", sent, true);
}

export function tellBought(productIds: readonly string[]): void {
  const choices = readKept();
  for (const id of productIds) {
    const meant = choices[id];
    if (meant) tell(meant, id, "bought");
    delete choices[id];
  }
  writeKept(choices);
}

function pressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>(`button[form="${goodsForms.buy}"]`);
  if (button) added(button.value, button);
  const link = target.closest<HTMLAnchorElement>(".product-grid a[href]");
  const [, id] = link?.pathname.match(/\/product\/([\w-]+)$/) ?? [];
  if (id && search !== "") choose(search, id, "opened");
}

function sent({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !new URL(target.action).pathname.endsWith("/cart")) return;
  const fields = new FormData(target);
  // The form of all cards names no goods: the button that was pressed did.
  const id = fields.get("productId");
  if (typeof id === "string" && fields.get("call") === cartEndpoints.add.name) added(id, target);
}

function added(id: string, by: Element): void {
  const meant = readKept()[id] ?? (by.closest(".product-grid") ? search : "");
  if (meant) choose(meant, id, "added");
}

function choose(meant: string, id: string, action: SearchAction): void {
  tell(meant, id, action);
  const { [id]: _, ...others } = readKept();
  writeKept(Object.fromEntries([...Object.entries(others), [id, meant] as const].slice(-mostKept)));
}

function tell(meant: string, productId: string, action: SearchAction): void {
  const body = JSON.stringify({ search: meant.slice(0, 200), productId, deed: action });
  navigator.sendBeacon?.(
    `${apiBase}${catalogueEndpoints.chosen.path}`,
    new Blob([body], { type: "application/json" }),
  );
}

function readKept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function writeKept(choices: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(choices));
  } catch {
    // Without storage there is nothing to learn from.
  }
}
