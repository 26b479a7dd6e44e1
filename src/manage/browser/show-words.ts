/** What is typed stands at once where it will be seen: the first of the fields that has something. */
export function showWords(): void {
  addEventListener("input", () => {
    for (const shown of document.querySelectorAll<HTMLElement>("[data-shows]"))
      shown.textContent =
        shown.dataset.shows
          ?.split(" ")
          .map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim())
          .find(Boolean) ?? "";
  });
}
