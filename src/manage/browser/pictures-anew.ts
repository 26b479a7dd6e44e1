/** What a call answered about the product: other forms of the page go on from this version, with what is typed in them. */
export async function picturesAnew(before: number, answer: string): Promise<void> {
  const version = versionIn(answer);
  const fresh = await fetch(location.pathname).then((page) => page.text());
  const page = new DOMParser().parseFromString(fresh, "text/html");
  const now = page.querySelector(".pictures");
  const shown = document.querySelector(".pictures");
  if (!now || !shown || version === undefined) return location.reload();
  shown.replaceWith(now);
  document.querySelector(main)?.replaceWith(page.querySelector(main) ?? "");
  // Somebody else was here meanwhile: the forms keep what they saw, and are told so.
  if (version !== before + 1) return;
  for (const seen of document.querySelectorAll<HTMLInputElement>("input[name=seen]"))
    if (seen.value === String(before)) seen.value = String(version);
}

const main = ".goods-top > .row-picture";

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
