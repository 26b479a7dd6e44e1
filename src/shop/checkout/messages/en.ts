export const messages = {
  subject: (news: string, shortId: string, shop: string) => `${news} (${shop}, order ${shortId})`,
  hello: (name: string) => `Namaste ${name},`,
  news: {
    ordered: "We have your order and your payment",
    placed: "We have your order",
    processing: "We are packing your order",
    shipped: "Your order is on its way",
    delivered: "Your order was delivered",
    completed: "Your order is complete",
    cancelled: "Your order was cancelled",
    refunded: "We are giving your payment back",
    partRefunded: "We are giving a part of your payment back",
  },
  parcel: (carrier: string, number: string) =>
    `It travels with ${carrier}${number ? `, number ${number}` : ""}.`,
  cash: (amount: string) => `Please have ${amount} ready when it arrives.`,
  shippedTo: "It goes to:",
  follow: "You can follow it here:",
  open: "Track Order",
};
