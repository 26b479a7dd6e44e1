/** What the browser will not send as it stands may lie in a closed fold, where it cannot be shown. */
export function openWrong(): void {
  addEventListener(
    "invalid",
    ({ target }) => {
      let fold = (target as Element).closest("details");
      for (; fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    },
    { capture: true },
  );
}
