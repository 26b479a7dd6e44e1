import { category } from "./category.ts";
import { gst } from "./gst.ts";
import { log } from "./log.ts";
import { addMember, letIn, listMembers, removeMember } from "./members.ts";
import { messages } from "./messages.ts";
import { newsletter } from "./newsletter.ts";
import { order } from "./order.ts";
import { orders } from "./orders.ts";
import { picture } from "./picture.ts";
import { price, sale } from "./prices.ts";
import { delivery, promo, tax } from "./pricing.ts";
import { refund } from "./refund.ts";
import type { Commands } from "./run-command.ts";
import { setting } from "./setting.ts";
import { smsTexts } from "./sms-texts.ts";
import { stock } from "./stock.ts";
import { store } from "./stores.ts";
import { tasks } from "./tasks.ts";

/** Everything that is done on the server: a new command is a row here and a file beside it. */
export const commands: Commands = {
  add: addMember,
  remove: removeMember,
  "let-in": letIn,
  list: listMembers,
  orders,
  order,
  tasks,
  refund,
  setting,
  price,
  sale,
  promo,
  tax,
  delivery,
  gst,
  category,
  picture,
  stock,
  store,
  newsletter,
  messages,
  "sms-texts": smsTexts,
  log,
};
