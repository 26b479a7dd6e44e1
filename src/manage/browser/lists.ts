/** Says how many rows are ticked; without it the button does the same and says nothing. */
export function countTicks(): void {
  let unsaid: string | null = null;
  const count = () => {
    const ticked = document.querySelectorAll(".tick input:checked").length;
    const shown = document.querySelector(".many-count");
    if (shown) shown.textContent = ticked > 0 ? String(ticked) : "";
    const said = document.querySelector<HTMLElement>(".many-said");
    if (!said) return;
    unsaid ??= said.textContent;
    said.textContent = isAll() || ticked === 0 ? unsaid : goOnFor(said, ticked);
  };
  addEventListener("change", count);
  count();
}

/** Of a row of tabs that is wider than the screen: the one whose list is shown. */
export function tabInView(): void {
  for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
    const row = tab.closest(".tabs");
    const beyond = row ? tab.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
    if (beyond > 0) row?.scrollBy({ left: beyond + 48, behavior: "instant" });
  }
}

/** All that fit are meant, also those on other pages. */
function isAll(): boolean {
  return document.querySelector(".all-of-them :checked") !== null;
}

function goOnFor({ dataset: { one = "", many = "" } }: HTMLElement, ticked: number): string {
  return ticked === 1 ? one : many.replace("#", String(ticked));
}
