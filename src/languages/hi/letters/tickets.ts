import type { letters as en } from "#modules/tickets/letters/en.ts";

const open = "देखें और जवाब दें";

export const letters: typeof en = {
  arrived: ({ number, shop, url }, grievance) => ({
    subject: `${number}: ${shop} को आपका संदेश मिल गया`,
    lines: [
      `${shop} को आपका संदेश मिल गया है। इसका नंबर ${number} है।`,
      ...(grievance
        ? [
            `यह शिकायत है, इसलिए क़ानून से दो तारीख़ें तय हैं: ${grievance.acknowledgeBy} तक हम बता देंगे कि इसे पढ़ लिया है, और ${grievance.resolveBy} तक यह कि इसका क्या हुआ।`,
            grievance.officer && `शिकायत अधिकारी: ${grievance.officer}।`,
          ].filter((line) => line !== "")
        : ["हम ईमेल से जवाब देते हैं, अक्सर दो दिन के भीतर।"]),
      "इस लिंक से आप अपना संदेश पढ़ सकते हैं और आगे लिख सकते हैं। जिसके पास यह लिंक हो, वह भी ऐसा कर सकता है, इसलिए इसे अपने तक रखें।",
    ],
    action: { label: open, url },
    closing: "अगर आपने हमें नहीं लिखा है, तो इस ईमेल पर ध्यान न दें।",
  }),
  acknowledged: ({ number, shop, url }, { officer, resolveBy }) => ({
    subject: `${number}: ${shop} ने आपकी शिकायत पढ़ ली है`,
    lines: [
      `हमने आपकी शिकायत ${number} पढ़ ली है और उस पर काम कर रहे हैं। ${resolveBy} तक हम बताएँगे कि इसका क्या हुआ।`,
      ...(officer ? [`शिकायत अधिकारी: ${officer}।`] : []),
    ],
    action: { label: open, url },
  }),
  answered: ({ number, shop, url }, words) => ({
    subject: `${number}: ${shop} का जवाब`,
    lines: [words],
    action: { label: open, url },
  }),
  closed: ({ number, shop, url }) => ({
    subject: `${number}: बंद किया गया`,
    lines: [`${shop} ने आपका संदेश ${number} बंद कर दिया है। कुछ बाक़ी हो तो नीचे के लिंक से लिखें।`],
    action: { label: open, url },
  }),
  answerSms: ({ number, shop, url }) => `${shop} ने ${number} का जवाब दिया है: ${url}`,
};
