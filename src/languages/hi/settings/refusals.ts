import type { RefusalWords } from "#contract/module-contract.ts";
import type { settings as settingsContract } from "#modules/settings/contract.ts";

export const refusals = {
  settingChanged: "इस बीच किसी और ने इसे बदल दिया है",
} satisfies RefusalWords<typeof settingsContract>;
