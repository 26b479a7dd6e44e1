import type { MailWords } from "#platform/mail/mail-of.ts";

export interface ReminderData {
  readonly shop: string;
  /** Goods of the wishlist with what they cost before and now. */
  readonly cheaper: readonly { readonly goods: string; readonly was: string; readonly now: string }[];
  /** Goods that are left in the cart. */
  readonly left: readonly string[];
  readonly wishlist: string;
  readonly cart: string;
  readonly stop: string;
}

export const letters = {
  reminder: ({ shop, cheaper, left, wishlist, cart, stop }: ReminderData): MailWords => ({
    subject: cheaper[0]
      ? `Cheaper now: ${cheaper[0].goods}${cheaper.length > 1 ? ` and ${cheaper.length - 1} more` : ""}`
      : `Still in your cart at ${shop}`,
    lines: [
      ...(cheaper.length > 0 ? ["On your wishlist, these cost less than before:"] : []),
      ...cheaper.map(({ goods, was, now }) => `${goods}: ${now}, before ${was}`),
      ...(left.length > 0
        ? [`In your cart there is still: ${left.join(", ")}. We keep none of it aside.`]
        : []),
    ],
    action:
      cheaper.length > 0
        ? { label: "See the wishlist", url: wishlist }
        : { label: "Go to the cart", url: cart },
    closing: `You allowed these reminders in your profile. No more of them: ${stop}`,
  }),
};
