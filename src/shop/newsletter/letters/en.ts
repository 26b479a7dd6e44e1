import type { LetterWords } from "../letters.ts";

export const letters = {
  confirm: (shop: string): LetterWords => ({
    subject: `Please confirm: letters from ${shop}`,
    text: `Somebody, hopefully you, asked for the newsletter of ${shop} with this address. It comes only after you confirm it.`,
    action: "Yes, send me the newsletter",
    closing: "If it was not you, leave this letter alone: you will not hear from us again.",
  }),
  known: (shop: string): LetterWords => ({
    subject: `You already get the letters of ${shop}`,
    text: `Somebody, perhaps you, asked for the newsletter of ${shop} with this address. You are on the list already, so nothing has changed.`,
    action: "Leave the list",
    closing: "You need not do anything to stay.",
  }),
};
