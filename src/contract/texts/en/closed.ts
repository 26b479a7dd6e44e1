/** While the shop is closed; the server alone says it. */
export const closed = {
  title: "We will be back soon",
  text: "The shop is closed for a short while. Your orders are on their way as ever, and your cart is safe.",
  call: "Something urgent? Call",
  toStaff: "The shop is closed: shoppers see one page, you see everything.",
};
