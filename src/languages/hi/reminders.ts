import type { reminders as english } from "#modules/reminders/texts.ts";

export const reminders: typeof english = {
  title: "अब याद न दिलाएँ",
  text: "एक टैप, और हम आपके कार्ट और पसंद सूची के बारे में नहीं लिखेंगे।",
  stop: "याद दिलाना बंद करें",
  stopped: "अब हम आपको याद नहीं दिलाएँगे।",
  offer: "यहाँ कुछ सस्ता हो तो ईमेल पाएँ",
};
