import { mostOfOne } from "#contract/limits.ts";
import { defineContract } from "#contract/module-contract.ts";

export const cart = defineContract({
  rights: {
    "cart.see": "guest",
    "cart.change": "guest",
  },
  refusals: {
    invalidProduct: [422, "Invalid product selected"],
    productGone: [410, "This product is no longer sold"],
    outOfStock: [409, "This product is out of stock"],
    notEnoughStock: [409, "There is not enough of this product left"],
    tooManyOfOne: [409, `A cart can hold up to ${mostOfOne} of one product`],
    invalidQuantity: [422, `Choose a whole number from 1 to ${mostOfOne}`],
    atLeastOne: [409, "The smallest quantity is 1. Remove the item if you do not want it."],
    colourMissing: [422, "Please select a color"],
    colourUnknown: [422, "This product does not come in that color"],
    sizeMissing: [422, "Please select a size"],
    sizeUnknown: [422, "This product does not come in that size"],
    lineNotFound: [404, "This item is not in the cart"],
    severalLines: [409, "The cart holds this product in several colors or sizes. Name the line."],
    cartFull: [409, "A cart can hold up to 50 different items"],
    extraGone: [409, "The shop no longer offers this"],
    undoOver: [409, "This can no longer be undone: your cart has changed since."],
  },
});
