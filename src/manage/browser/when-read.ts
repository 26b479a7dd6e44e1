/** A script may be there before the page is: a part that is not read yet would be missed. */
export function whenRead(begin: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}
