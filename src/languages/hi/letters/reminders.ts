import type { letters as en } from "#modules/reminders/letters/en.ts";

export const letters: typeof en = {
  reminder: ({ shop, cheaper, left, wishlist, cart, stop }) => ({
    subject: cheaper[0]
      ? `अब सस्ता: ${cheaper[0].goods}${cheaper.length > 1 ? ` और ${cheaper.length - 1} और` : ""}`
      : `${shop} के आपके कार्ट में अब भी है`,
    lines: [
      ...(cheaper.length > 0 ? ["आपकी पसंद सूची की इन चीज़ों का दाम पहले से कम है:"] : []),
      ...cheaper.map(({ goods, was, now }) => `${goods}: ${now}, पहले ${was}`),
      ...(left.length > 0 ? [`आपके कार्ट में अब भी है: ${left.join(", ")}। हम इसे अलग नहीं रखते।`] : []),
    ],
    action: cheaper.length > 0 ? { label: "पसंद सूची देखें", url: wishlist } : { label: "कार्ट पर जाएँ", url: cart },
    closing: `आपने अपनी प्रोफ़ाइल में इन्हें भेजने को कहा था। अब नहीं चाहिए: ${stop}`,
  }),
};
