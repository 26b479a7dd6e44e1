import type { letters as en } from "#modules/stock-alerts/letters/en.ts";

export const letters: typeof en = {
  back: ({ goods, shop, url }) => ({
    subject: `फिर से उपलब्ध: ${goods}`,
    lines: [
      `${goods} अब ${shop} पर फिर से ख़रीदा जा सकता है।`,
      "आपने हमसे बताने को कहा था। हो सकता है कि ज़्यादा न हों, और हम किसी के लिए अलग नहीं रखते।",
    ],
    action: { label: "देखें", url },
    closing: "इसके बारे में यह अकेला संदेश है। बाद में भी चाहिए हो, तो इसके पेज पर फिर से कहें।",
  }),
  backSms: ({ goods, shop, url }) => `${shop}: ${goods} फिर से उपलब्ध है। ${url}`,
};
