import type { letterSample as english } from "#contract/texts/en/letter-sample.ts";

export const letterSample: typeof english = {
  label: "चिट्ठी कुछ ऐसी होगी",
  subject: "दुकान में नया",
  leave: "सूची से हटने का लिंक हर चिट्ठी के अंत में रहता है।",
};
