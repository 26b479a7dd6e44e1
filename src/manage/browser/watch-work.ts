import { showAnew } from "./show-anew.ts";

const everyMs = 1_500;

/** Work that goes on by itself is shown as far as it is, until it has ended or the page is left. */
export function watchWork(): void {
  const look = async () => {
    if (!document.querySelector("[data-watch]")) return;
    if (!document.hidden) await showAnew(location.href);
    setTimeout(look, everyMs);
  };
  setTimeout(look, everyMs);
}
