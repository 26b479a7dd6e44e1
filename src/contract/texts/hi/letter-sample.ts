import type { letterSample as english } from "../en/letter-sample.ts";

export const letterSample: typeof english = {
  label: "चिट्ठी कुछ ऐसी होगी",
  subject: "बाज़ार में नया",
  leave: "चिट्ठियाँ नहीं चाहिए? नीचे के लिंक से सूची से हटें।",
};
