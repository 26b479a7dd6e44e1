/** The forms that stand once in a page, for the buttons of all its cards. */
export const goodsForms = { buy: "buy-goods", wish: "wish-goods", unwish: "unwish-goods" } as const;
