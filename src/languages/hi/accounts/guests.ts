import type { guests as english } from "#modules/accounts/texts/guests.ts";

export const guests: typeof english = {
  cameIn: (lines, wishes) =>
    lines > 0 && wishes > 0
      ? `लॉग इन से पहले आपने जो चुना था, वह यहाँ है: कार्ट में ${lines} चीज़ें और पसंद सूची में ${wishes}।`
      : `लॉग इन से पहले आपने जो चुना था, वह यहाँ है: ${lines > 0 ? "कार्ट" : "पसंद सूची"} में ${lines + wishes}।`,
  short: "सब पीस नहीं आ सके।",
  undo: "वापस लें",
  parted: "वापस लिया गया। कार्ट और पसंद सूची वैसी ही है जैसी लॉग इन से पहले थी।",
};
