/** What the login says of itself before its form; the server alone has it. */
export const loginHead = {
  codeTitle: "Enter the code",
  lead: "Good to see you again.",
  leadNew: "Your account is ready. Log in to begin.",
  leadTo: {
    cart: "Log in to see your cart. We will bring you straight back.",
    wishlist: "Log in to see your wishlist. We will bring you straight back.",
    orders: "Log in to see your orders. We will bring you straight there.",
    order: "Log in to see this order. We will bring you straight there.",
    "track-order": "Log in to see where your order is. We will bring you straight there.",
    checkout: "Log in to pay. Your cart is waiting.",
    profile: "Log in to see your profile. We will bring you straight there.",
    tickets: "Log in to see your messages. We will bring you straight there.",
  },
  /** Of what a visitor was refused: it waits for the login. */
  kept: {
    add: { card: "Please login to add items to cart", detail: "Please login to add items to your cart" },
    wish: { card: "Please login to manage wishlist", detail: "Please login to your wishlist" },
    stockAlert: {
      card: "Please login, and we will tell you when it is back",
      detail: "Please login, and we will tell you when it is back",
    },
    goods: (title: string) => `Waiting for you: ${title}`,
  },
  description: "Log in by email, phone or passkey to follow your orders and keep your cart on every device.",
  beside: "Your cart, wishlist and orders are as you left them.",
};
