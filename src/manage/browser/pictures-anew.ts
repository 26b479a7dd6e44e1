/** What a call answered about the product: other forms of the page go on from this version, with what is typed in them. */
export async function picturesAnew(before: number, answer: string): Promise<void> {
  const version = versionIn(answer);
  const fresh = await fetch(location.pathname).then((page) => page.text());
  const page = new DOMParser().parseFromString(fresh, "text/html");
  const wasOpen = document.querySelector<HTMLDetailsElement>(fold)?.open ?? false;
  const now = page.querySelector<HTMLDetailsElement>(fold);
  if (now) now.open = wasOpen;
  for (const part of [".picture-strip", ".pictures"]) {
    const [shown, made] = [document.querySelector(part), page.querySelector(part)];
    if (!shown || !made || version === undefined) return location.reload();
    shown.replaceWith(made);
  }
  // What was said of the form before is no longer so.
  document.querySelector(".strip")?.remove();
  // Somebody else was here meanwhile: the forms keep what they saw, and are told so.
  if (version !== before + 1) return;
  for (const seen of document.querySelectorAll<HTMLInputElement>("input[name=seen]"))
    if (seen.value === String(before)) seen.value = String(version);
}

const fold = ".pictures > details";

/** The version that the page was made of. */
export function versionHere(): number {
  return Number(document.querySelector<HTMLElement>("[data-product]")?.dataset.version);
}

export function noteVersion(answer: string): void {
  const place = document.querySelector<HTMLElement>("[data-product]");
  const version = versionIn(answer);
  if (place && version !== undefined) place.dataset.version = String(version);
}

/** Where the calls about its pictures are. */
export function picturesPath(): string {
  return `/api/manage/goods/${document.querySelector<HTMLElement>("[data-product]")?.dataset.product}/pictures`;
}

function versionIn(answer: string): number | undefined {
  return (JSON.parse(answer) as { goods?: { version: number } }).goods?.version;
}
