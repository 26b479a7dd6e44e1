import { defineContract } from "#contract/module-contract.ts";

export const redirects = defineContract({
  refusals: {
    oldAddressUnusable: [422, "Write the old address from its first slash, such as /products/brass-diya"],
    newAddressUnusable: [422, "Write an address of this shop from its first slash, or the SKU of a product"],
    redirectsFull: [409, "You can have up to 100,000 redirects. Remove some first."],
  },
});
