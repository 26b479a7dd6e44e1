import { defineContract } from "#contract/module-contract.ts";

export const auditLog = defineContract({
  rights: {
    "log.see": "staff",
  },
});
