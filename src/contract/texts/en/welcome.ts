export const welcome = {
  title: (shop: string) => `Welcome to ${shop}!`,
  text: (off: string, code: string) =>
    `Take ${off} off your first order with the promo code ${code}. Enter it in the cart.`,
  /** Where some buy without one. */
  withAccount: (off: string, code: string) =>
    `Take ${off} off your first order with an account: log in, and enter the promo code ${code} in the cart.`,
  shop: "Start shopping",
  copy: "Copy code",
  copied: "Copied",
  marked: "The code is marked. Copy it yourself.",
};
