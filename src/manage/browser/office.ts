import { countTicks } from "./count-ticks.ts";
import { hearNews } from "./hear-news.ts";
import { listenToKeys } from "./keys.ts";
import { sendOnce } from "./send-once.ts";
import { toldHere } from "./told-here.ts";

sendOnce();
listenToKeys();
// The script may be there before the page is: a part that is not read yet would be a part that is not live.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();

function begin(): void {
  countTicks();
  hearNews();
  toldHere();
}
