/** Another overlay or menu is open, or the shopper is writing: not the moment to speak up. */
export function isBusy(page: Document): boolean {
  if (page.querySelector("dialog[open], [role=dialog], .mobile-menu[open], .menu[data-open=true]"))
    return true;
  return page.activeElement?.matches("input, textarea, select, [contenteditable=true]") ?? false;
}
