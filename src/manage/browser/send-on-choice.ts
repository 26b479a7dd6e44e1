/**
 * A list that is narrowed by what is chosen follows at once. With the keyboard one passes other choices
 * on the way to the one that is meant, and some phones fill in a day that one only looks at: then the
 * button of the form is there to send it.
 */
export function sendOnChoice(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.on-choice")) {
    let isTyped = false;
    form.addEventListener("keydown", () => {
      isTyped = true;
    });
    form.addEventListener("pointerdown", () => {
      isTyped = false;
    });
    form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement && !isTyped && form.checkValidity()) form.requestSubmit();
      else form.dataset.waits = "";
    });
  }
}
