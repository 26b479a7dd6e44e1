import type { RefusalWords } from "#contract/module-contract.ts";
import type { stockAlerts as contract } from "#modules/stock-alerts/contract.ts";
import type { stockAlerts as english } from "#modules/stock-alerts/texts.ts";

export const stockAlerts: typeof english = {
  ask: "फिर आए तो मुझे बताएँ",
  asked: "यह फिर आएगा तो हम आपको लिखेंगे",
  confirm: "लिंक फिर भेजें",
  removed: "इसके बारे में हम आपको नहीं लिखेंगे",
  waiting: "स्टॉक में आने का इंतज़ार",
  waitingHint: "इनमें से कुछ फिर मिलने लगे, तो हम आपको एक बार लिखेंगे।",
  stop: "अलर्ट बंद करें",
  stopOf: (title) => `${title} का अलर्ट बंद करें`,
};

export const refusals = {
  stockAlertNeedsProof: "पहले अपना ईमेल पता पक्का करें, ताकि हमें पता हो कि कहाँ लिखना है",
  productInStock: "यह उपलब्ध है: आप इसे अभी ख़रीद सकते हैं",
  stockAlertsFull: "हम आपके लिए ज़्यादा से ज़्यादा 50 चीज़ों पर नज़र रख सकते हैं",
} satisfies RefusalWords<typeof contract>;
