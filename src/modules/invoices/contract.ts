import { defineContract } from "#contract/module-contract.ts";

export const invoices = defineContract({
  rights: {
    "money.see": "staff",
  },
  refusals: {
    gstinMissing: [409, "A GST return needs your GSTIN. Add it under Settings, Seller."],
  },
});
