/** What shoppers read of orders of the shop before. */
export const boughtBefore = {
  title: "Bought in our former shop",
  lead: "To look at only: what you ordered before we moved here.",
  number: (number: string) => `Order ${number}`,
  statuses: {
    unpaid: "Not paid",
    paid: "Paid",
    sent: "Sent",
    cancelled: "Cancelled",
    refunded: "Refunded",
  },
  sums: {
    subtotal: "Goods",
    discount: "Discount",
    shipping: "Delivery",
    tax: "Taxes",
    total: "Total",
    refunded: "Paid back",
  },
};
