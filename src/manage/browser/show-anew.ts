/**
 * Takes a page's changing parts from a fresh answer to the same address. A part that somebody has begun to fill in
 * stays as it is; ticks and focus stay where they are.
 */
export async function showAnew(address: string): Promise<"shown" | "gone" | "unheard"> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.status === 404 || answer?.redirected) return "gone";
  if (!answer?.ok) return "unheard";
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const said: string[] = [];
  for (const part of parts()) {
    const now = fresh.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`);
    if (!now || now.innerHTML === lastSeen(part) || isInHand(part)) continue;
    seen.set(part, now.innerHTML);
    swap(part, now);
    if (now.dataset.said) said.push(now.dataset.said);
  }
  if (said.length > 0) say(said.join(", "));
  return "shown";
}

/** Work that goes on by itself is shown as far as it is, until it has ended or the page is left. */
export function watchWork(): void {
  const look = async () => {
    if (!document.querySelector("[data-watch]")) return;
    if (!document.hidden) await showAnew(location.href);
    setTimeout(look, workMs);
  };
  setTimeout(look, workMs);
}

const workMs = 1_500;

/** As the server wrote it; what the page itself changed since is not compared. */
const seen = new WeakMap<HTMLElement, string>();

export function rememberParts(): void {
  for (const part of parts()) seen.set(part, part.innerHTML);
}

/** To who listens, when there is a pause in what is read out. */
export function say(text: string, isShown = false): void {
  const place = document.querySelector("[data-news]");
  if (!place) return;
  place.textContent = text;
  if (isShown) place.classList.replace("sr-only", "strip");
}

function parts(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-live]");
}

function lastSeen(part: HTMLElement): string {
  return seen.get(part) ?? part.innerHTML;
}

function isInHand(part: HTMLElement): boolean {
  const typing = "input:not([type=checkbox], [type=hidden]), textarea, select";
  if (document.activeElement?.matches(typing) && part.contains(document.activeElement)) return true;
  if (part.querySelector("details[open], form[aria-busy]")) return true;
  const fields = part.querySelectorAll<HTMLInputElement>(
    "input:not([type=checkbox], [type=hidden]), textarea",
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}

function swap(part: HTMLElement, now: HTMLElement): void {
  const ticked = [...part.querySelectorAll<HTMLInputElement>("input:checked")];
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  part.replaceChildren(...[...now.childNodes].map((node) => document.importNode(node, true)));
  for (const { name, value } of ticked) {
    // Ticked was the version that was seen; of another one nobody has decided yet.
    const same = part.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    if (same) same.checked = true;
  }
  if (ticked.length > 0) part.dispatchEvent(new Event("change", { bubbles: true }));
  if (focused) sameIn(part, focused)?.focus({ preventScroll: true });
}

/** What stands for the same thing: by where it leads, its name, or what it says. */
function sameIn(part: HTMLElement, before: Element): HTMLElement | undefined {
  const nameOf = (one: Element) =>
    [
      one.tagName,
      one.getAttribute("href"),
      one.getAttribute("name"),
      one.getAttribute("aria-label") ?? one.textContent,
    ].join("\n");
  const exact = (one: Element) => nameOf(one) === nameOf(before);
  const href = before.getAttribute("href");
  const all = [...part.querySelectorAll<HTMLElement>("a, button, input, summary")];
  return all.find(exact) ?? all.find((one) => href !== null && one.getAttribute("href") === href);
}
