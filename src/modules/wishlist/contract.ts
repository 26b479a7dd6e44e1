import { defineContract } from "#contract/module-contract.ts";

export const wishlist = defineContract({
  rights: {
    "wishlist.see": "guest",
    "wishlist.change": "guest",
  },
  refusals: {
    wishlistFull: [409, "A wishlist can hold up to 100 products"],
  },
});
