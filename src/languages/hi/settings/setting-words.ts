import { settingWords as accounts } from "../accounts/contract.ts";
import { settingWords as catalogue } from "../catalogue/contract.ts";
import { settingWords as delivery } from "../delivery.ts";
import { settingWords as newsletter } from "../newsletter.ts";
import { settingWords as parcels } from "../parcels.ts";
import { settingWords as payments } from "../payments.ts";
import { settingWords as policies } from "../policies.ts";
import { settingWords as pricing } from "../pricing.ts";
import { settingWords as returns } from "../returns.ts";
import { settingWords as reviews } from "../reviews.ts";
import { settingWords as setUp } from "../set-up.ts";
import { settingWords as whatsapp } from "../whatsapp.ts";
import { settingWords as settings } from "./contract.ts";

export const settingWords = {
  ...settings,
  ...accounts,
  ...catalogue,
  ...newsletter,
  ...reviews,
  ...policies,
  ...pricing,
  ...delivery,
  ...parcels,
  ...payments,
  ...returns,
  ...setUp,
  ...whatsapp,
};
