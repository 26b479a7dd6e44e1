export const welcome = {
  title: (shop: string) => `Welcome to ${shop}!`,
  text: (percent: number, code: string) =>
    `Your first order is ${percent}% cheaper with the promo code ${code}. Enter it in the cart.`,
  shop: "Start shopping",
  later: "Maybe later",
};
