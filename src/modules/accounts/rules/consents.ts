/** What one may allow the shop beside what an order needs. */
export const consentPurposes = ["newsletter", "reminders", "offers"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
