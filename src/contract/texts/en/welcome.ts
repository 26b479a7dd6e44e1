export const welcome = {
  title: (shop: string) => `Welcome to ${shop}!`,
  text: (percent: number, code: string) =>
    `Take ${percent}% off your first order with the promo code ${code}. Enter it in the cart.`,
  shop: "Start shopping",
  later: "Maybe later",
};
