import type { messages as english } from "#modules/notifications/messages/en.ts";

export const messages: typeof english = {
  news: {
    order: (number) => `नया ऑर्डर ${number}`,
    cancelled: (number) => `ग्राहक ने ${number} रद्द किया`,
    refund: (number) => `${number} का रिफ़ंड नहीं हो पाया`,
    payment: (number) => `${number} का एक भुगतान मेल नहीं खाता`,
    return: (number) => `ग्राहक ${number} में से कुछ लौटाना चाहते हैं`,
    ticket: (number) => `नया संदेश ${number}`,
    grievance: (number) => `नई शिकायत ${number}`,
  },
  asked: {
    return: (count) => `${count} नई वापसियाँ`,
    ticket: (count) => `${count} नए संदेश`,
    grievance: (count) => `${count} नई शिकायतें`,
  },
  orders: (count) => `${count} नए ऑर्डर`,
  pieces: (count) => `${count} पीस`,
  summary: (count) => `आज: ${count} ऑर्डर`,
  toPack: (count) => `${count} पैक करने हैं`,
  test: "दुकान के संदेश ऐसे पहुँचेंगे",
  testText: "आपके संदेश यहीं आएँगे।",
  open: "खोलें",
  why: "यह आपने दफ़्तर में “मेरे संदेश” में चुना है।",
};
