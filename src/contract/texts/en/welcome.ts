export const welcome = {
  title: (shop: string) => `Welcome to ${shop}!`,
  text: (off: string, code: string) =>
    `Take ${off} off your first order with the promo code ${code}. Enter it in the cart.`,
  shop: "Start shopping",
  copy: "Copy code",
  copied: "Copied",
  marked: "The code is marked. Copy it yourself.",
};
