import type { sharing as en } from "#modules/catalogue/texts/sharing.ts";

export const sharing: typeof en = {
  linkCopied: "लिंक कॉपी हो गया",
  copyFailed: "लिंक कॉपी नहीं हो सका",
};
