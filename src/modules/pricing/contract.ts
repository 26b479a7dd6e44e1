import { defineContract } from "#contract/module-contract.ts";

export const pricing = defineContract({
  refusals: {
    ratesChanged: [
      409,
      "Somebody else has changed this table meanwhile. What you typed is still here; check the table, then save again.",
    ],
    rateBegun: [
      409,
      "This rate has begun and goods were sold at it, so it stays. Add a new rate from a later day.",
    ],
    rateInPast: [422, "A rate has to begin today or later"],
    ratesFull: [409, "The table is full with 500 rates. Remove some that have not begun."],
    hsnUnusable: [422, "Enter the first digits of an HSN code (up to 8) or a tax class, or leave it empty"],
    prefixUnusable: [422, "Enter a PIN code or its first digits; it does not begin with 0"],
    placeTaken: [409, "This is already in the table. Change it there."],
    fileHasFaults: [
      409,
      "Some lines of the file are not right. Other places are removed only when all lines are right.",
    ],
    dayUnusable: [422, "Please enter a day, such as 2026-11-27"],
    daysUnusable: [422, "Enter whole days, from 0 to 60"],
    weightUnusable: [422, "Enter the weight in whole grams, such as 500"],
    weightTwice: [422, "Enter each weight only once"],
  },
});
