/** What support promises beside the quote; the shop's one place for these numbers. */
export const returnDays = 30;
export const deliveryDays = { from: 3, to: 5 } as const;
