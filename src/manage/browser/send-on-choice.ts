/**
 * A list that is narrowed by what is chosen follows at once. With the keyboard one passes other choices
 * on the way to the one that is meant: then the button of the form, seen while it has the focus, sends it.
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
    form.addEventListener("change", () => {
      if (!isTyped && form.checkValidity()) form.requestSubmit();
    });
  }
}
