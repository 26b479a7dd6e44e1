/** What is to be handed on: copied at a press, or sent with the address of the shop behind it. */
export function handOn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-with-origin]"))
    link.href += encodeURIComponent(`\n${location.origin}`);
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    // Over plain HTTP a page may copy nothing.
    button.hidden = !("clipboard" in navigator);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? "");
      } catch {
        return;
      }
      const said = button.querySelector("span");
      if (said) said.textContent = button.dataset.copied ?? "";
    });
  }
}
