/** What the browser will not send as it stands may lie in a closed fold, where it cannot be shown. */
export function openWrong(): void {
  addEventListener(
    "invalid",
    ({ target }) => {
      const fold = (target as Element).closest("details");
      if (fold) fold.open = true;
    },
    { capture: true },
  );
}
