/** Of a row of tabs that is wider than the screen: the one whose list is shown. */
export function tabInView(): void {
  for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
    const row = tab.closest(".tabs");
    const beyond = row ? tab.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
    if (beyond > 0) row?.scrollBy({ left: beyond + 48, behavior: "instant" });
  }
}
