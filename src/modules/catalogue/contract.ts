import { defineContract } from "#contract/module-contract.ts";
import { categories, sale, stock } from "./setting-groups.ts";
import { settingWords } from "./texts/setting-words.ts";

export const catalogue = defineContract({
  settings: { categories, sale, stock },
  settingWords,
  rights: {
    "goods.see": "anyone",
    "goods.change": "staff",
    "goods.import": "staff",
    "stock.see": "staff",
    "stock.change": "staff",
  },
  refusals: {
    productNotFound: [404, "Product not found"],
    categoryUnknown: [422, "There is no such category"],
    categoryInUse: [409, "It still has goods or other categories in it. You can hide it instead."],
    pictureUnknown: [422, "The shop has no such picture"],
    pictureLarge: [413, "This photo is larger than 15 MB. Please choose a smaller one"],
    picturesFull: [409, "A product can have up to 20 pictures"],
    pageTooFar: [
      422,
      "There are no more pages. Choose a category, a price or a rating to see other products.",
    ],
    choiceUnknown: [422, "The product has no such choice"],
    saleEndsEarly: [422, "A sale has to end after it begins, and not in the past"],
    productChanged: [409, "Somebody else has changed this product meanwhile"],
    skuTaken: [409, "Another variant has this SKU"],
    discountTooMuch: [422, "This takes off more than your role may"],
    mrpBelowPrice: [422, "The MRP cannot be below the price"],
    stockChanged: [409, "The stock has changed since you looked"],
    stockHeld: [409, "More pieces than that are reserved for orders waiting to be paid"],
    isSet: [409, "This is a set. What counts is the stock and the choices of its parts"],
    setSize: [422, "A set has 2 to 10 different parts"],
    setIsPart: [409, "This product is part of a set, so it cannot be a set itself"],
    setHasChoices: [409, "A set has no colours or sizes of its own. Take them out first"],
    setHasStock: [409, "A set has no stock of its own. Count its pieces as 0 first"],
    partIsSet: [422, "A set cannot be part of a set"],
    partTwice: [422, "This is in the set already. Change how many there are of it"],
    bulkNothing: [422, "Choose at least one product"],
    bulkTooMany: [422, "That is too many at once. Choose a category or search, and do it in parts."],
    bulkChanged: [409, "It has changed since you looked. Check it once more."],
    bulkTooOld: [409, "It is more than 30 days old and can no longer be undone"],
    tableUnknown: [
      422,
      "The shop does not know this first line. It reads its own file, and the product files of Shopify and WooCommerce.",
    ],
  },
});
