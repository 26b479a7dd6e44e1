/** A second press sends nothing: the button says that it is busy, and is free again when one comes back to the page. */
export function sendOnce(): void {
  const busy = new Set<HTMLFormElement>();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    if (busy.has(form)) return event.preventDefault();
    busy.add(form);
    form.setAttribute("aria-busy", "true");
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
