import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { count } from "#contract/setting-fields.ts";

export const delivery = defineContract({
  settings: {
    /** When parcels leave and move; the days of the table and of the shop's promise are counted by it. */
    delivery: z.strictObject({
      /** What is ordered before this hour leaves on the same day. */
      cutOffHour: count(0, 24).default(14),
      restDays: z
        .enum(["none", "sunday", "weekend"], { error: "expected none, sunday or weekend" })
        .default("sunday"),
      /** Republic Day, Independence Day, Gandhi Jayanti, Holi, Dussehra and Diwali. */
      nationalHolidays: z.boolean({ error: "expected true or false" }).default(true),
      closedDays: z.array(z.iso.date("expected a day such as 2026-11-27")).max(60).default([]),
    }),
  },
  rights: {
    "delivery.see": "anyone",
  },
  refusals: {
    pinCodeUnknown: [
      404,
      "We do not know this PIN code. Check the digits, or fill in city and state yourself",
    ],
  },
});
