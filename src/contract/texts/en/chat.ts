export const chat = {
  title: "Customer Support",
  automatic: "These answers are automatic.",
  greeting: "Hello! How can we help you today?",
  /** What is asked most, for whoever would rather press than type. */
  questions: {
    orders: "Where is my order?",
    returns: "How do I return something?",
    shipping: "How long does delivery take?",
  },
  conversation: "Conversation",
  you: "You",
  agent: "Support",
  message: "Your message",
  placeholder: "Type your message...",
  send: "Send",
  typing: "Support is typing…",
  whatsapp: "Continue on WhatsApp",
  links: { orders: "My orders", track: "Track an order", stores: "Our Stores", products: "All products" },
  replies: {
    greeting:
      "Hello! What can we do for you? You can ask about orders, shipping, returns, payment or discounts.",
    orders:
      "Your orders, and where each one is, are in your account under Orders. To follow one, open its tracking page.",
    returns: (days: number) =>
      `${days > 0 ? `You can return anything within ${days} days.` : "We take back only what comes damaged, wrong or not as described."} The refund goes back the way you paid, once the parcel is with us.`,
    shipping: (free: string | null, from: number, to: number) =>
      `${free === null ? "Delivery" : `Shipping is free for orders over ${free}, and delivery`} takes ${from}-${to} business days.`,
    freeShipping: (from: number, to: number) => `Delivery is free and takes ${from}-${to} business days.`,
    /** Where the shop promises no days. */
    shippingAlone: "What delivery costs is shown in the cart, before you pay.",
    discounts: (off: string, code: string) =>
      `New customers get ${off} off their first order with the promo code ${code}. Enter it in the cart.`,
    discountsWithAccount: (off: string, code: string) =>
      `New customers with an account get ${off} off their first order. Log in, and enter the promo code ${code} in the cart.`,
    noDiscounts:
      "There is no promo code for new customers just now. What costs less than usual is among our products.",
    stores: "Our stores, with opening hours and directions, are on the stores page.",
    thanks: "You're welcome! Is there anything else we can help you with?",
    other: "Thank you for your message. Could you tell us a little more, so that we can help you better?",
  },
};
