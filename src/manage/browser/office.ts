import { countTicks } from "./count-ticks.ts";
import { fillPlaces } from "./fill-places.ts";
import { hearNews } from "./hear-news.ts";
import { listenToKeys } from "./keys.ts";
import { openWrong } from "./open-wrong.ts";
import { sayDates } from "./say-dates.ts";
import { sendOnChoice } from "./send-on-choice.ts";
import { sendOnce } from "./send-once.ts";
import { showWords } from "./show-words.ts";
import { tabInView } from "./tab-in-view.ts";
import { toldHere } from "./told-here.ts";
import { watchWork } from "./watch-work.ts";
import { whenRead } from "./when-read.ts";

sendOnce();
openWrong();
listenToKeys();
whenRead(() => {
  countTicks();
  fillPlaces();
  hearNews();
  sayDates();
  sendOnChoice();
  showWords();
  tabInView();
  toldHere();
  watchWork();
});
