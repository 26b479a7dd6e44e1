/** What is to be handed on: copied at a press, or sent with the address of the shop behind it. */
export function handOn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-with-origin]"))
    link.href += encodeURIComponent(`\n${location.origin}`);
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]"))
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      const said = button.querySelector("span");
      if (said) said.textContent = button.dataset.copied ?? "";
    });
}
