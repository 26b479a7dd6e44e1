/** Says how many rows are ticked; without it the button does the same and says nothing. */
export function countTicks(): void {
  const count = () => {
    const shown = document.querySelector(".many-count");
    if (!shown) return;
    const ticked = document.querySelectorAll(".tick input:checked").length;
    shown.textContent = ticked > 0 ? String(ticked) : "";
  };
  addEventListener("change", count);
  count();
}
