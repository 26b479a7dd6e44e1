import type { letters as en } from "#modules/newsletter/letters/en.ts";

export const letters: typeof en = {
  confirm: (shop, url) => ({
    subject: `कृपया पक्का करें: ${shop} का न्यूज़लेटर`,
    lines: [`किसी ने, शायद आपने, इस पते पर ${shop} का न्यूज़लेटर माँगा है। आपके पक्का करने के बाद ही यह आएगा।`],
    action: { label: "हाँ, मुझे न्यूज़लेटर भेजें", url },
    closing: "अगर यह आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें: हम आपको फिर नहीं लिखेंगे।",
  }),
  known: (shop, url) => ({
    subject: `${shop} का न्यूज़लेटर आपको पहले से मिलता है`,
    lines: [`किसी ने, शायद आपने, इस पते पर ${shop} का न्यूज़लेटर माँगा है। आप सूची में पहले से हैं, इसलिए कुछ नहीं बदला।`],
    action: { label: "सूची से हटें", url },
    closing: "सूची में बने रहने के लिए आपको कुछ नहीं करना है।",
  }),
};
