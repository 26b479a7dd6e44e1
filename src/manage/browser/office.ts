import { countTicks } from "./count-ticks.ts";
import { listenToKeys } from "./keys.ts";
import { sendOnce } from "./send-once.ts";

sendOnce();
listenToKeys();
countTicks();
