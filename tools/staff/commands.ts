import { booksForms } from "./books.ts";
import { categoriesForms } from "./categories.ts";
import type { Form } from "./form.ts";
import { lettersForms } from "./letters.ts";
import { logForms } from "./log.ts";
import { moneyForms } from "./money.ts";
import { ordersForms } from "./orders.ts";
import { peopleForms } from "./people.ts";
import { picturesForms } from "./pictures.ts";
import { pricesForms } from "./prices.ts";
import { ratesForms } from "./rates.ts";
import { settingsForms } from "./settings.ts";
import { stockForms } from "./stock.ts";
import { storesForms } from "./stores.ts";

/**
 * What is typed on the server after `npm run staff --`. A form is a row: its words, and the described call that does it
 * (form.ts reads the words, terminal.ts makes the call as whoever sits at this machine, over the same shop that serves).
 * Beside them `call NAME` makes any described call (call.ts). A row without a call is what HTTP never does.
 */
export const commands: readonly Form[] = [
  ...peopleForms,
  ...ordersForms,
  ...moneyForms,
  ...stockForms,
  ...pricesForms,
  ...ratesForms,
  ...booksForms,
  ...categoriesForms,
  ...storesForms,
  ...picturesForms,
  ...settingsForms,
  ...lettersForms,
  ...logForms,
];
