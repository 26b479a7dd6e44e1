/** While the shop is closed; the server alone says it. */
export const closed = {
  title: "We are back soon",
  text: "The shop is closed for a short while. What you ordered is on its way as ever, and your cart is kept.",
  call: "Something urgent? Call",
  toStaff: "The shop is closed: shoppers see one page, you see it all.",
};
