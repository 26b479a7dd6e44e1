import { followUpdates } from "./follow-updates.ts";
import { openWrong, sayDates, sendOnChoice, sendOnce, showWords, watchPin } from "./forms.ts";
import { handOn } from "./hand-on.ts";
import { listenToKeys } from "./keys.ts";
import { listBeside } from "./list-beside.ts";
import { countTicks, tabInView } from "./lists.ts";
import { notificationsHere } from "./notifications-here.ts";
import { watchWork } from "./show-anew.ts";
import { whenRead } from "./when-read.ts";

sendOnce();
openWrong();
listenToKeys();
whenRead(() => {
  countTicks();
  watchPin();
  handOn();
  void listBeside();
  followUpdates();
  sayDates();
  sendOnChoice();
  showWords();
  tabInView();
  notificationsHere();
  watchWork();
});
