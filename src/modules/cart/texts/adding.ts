/** What stands at the way into the cart on every page; what the cart says besides is `cart`. */
export const adding = {
  add: "Add to Cart",
  adding: "Adding...",
  outOfStock: "Out of Stock",
  viewCart: "View cart",
  colourMissing: "Please select a color",
  sizeMissing: "Please select a size",
  failedToAdd: "Failed to add to cart",
};
