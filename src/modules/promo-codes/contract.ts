import { defineContract } from "#contract/module-contract.ts";

export const promoCodes = defineContract({
  refusals: {
    promoUnknown: [422, "This promo code is not valid"],
    promoUsed: [409, "This promo code works once, on a first order"],
    promoNeedsAccount: [
      409,
      "This promo code works only with an account. Log in to use it, or remove it from your cart.",
    ],
    promoNeedsProof: [
      409,
      "Confirm your email address first: this promo code works once for each customer. Open the link that we sent you, or ask for it again in your profile.",
    ],
    promoSpent: [409, "This promo code has been used up"],
    codeTaken: [409, "There is already a code with this name"],
    codeChanged: [409, "Somebody else has changed this code meanwhile"],
    codeInUse: [409, "Orders have used this code, so it cannot be removed. Switch it off instead."],
    codeUsedMore: [409, "It has already been used more often than that"],
    codesFull: [409, "You can have up to 500 codes. Remove one first."],
    codeNameUnusable: [422, "Enter 3 to 30 letters and digits, such as DIWALI"],
    countUnusable: [422, "Enter a whole number from 1, or leave it empty for no limit"],
    momentUnusable: [422, "Please enter a day and time, such as 2026-11-27T18:00"],
    codeTakesNothing: [422, "Say what the code gives: percent off, rupees off or free delivery"],
    endsBeforeItBegins: [422, "It has to end after it begins"],
  },
});
