import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { count } from "#contract/settings/setting-fields.ts";

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
  settingWords: {
    delivery: {
      title: "Delivery days",
      lead: "When parcels leave, and on which days you are closed.",
      fields: {
        cutOffHour: "Orders leave the same day until this hour (from 0 to 24; 14 is 2 in the afternoon)",
        restDays: "Weekly days off",
        nationalHolidays: "Closed on national holidays",
        closedDays: "Other closed days",
      },
      hints: {
        nationalHolidays: "26 January, 15 August, 2 October, Holi, Dussehra and Diwali",
        closedDays: "Year, month, day: 2026-11-27",
      },
      choices: {
        "restDays.none": "None",
        "restDays.sunday": "Sunday",
        "restDays.weekend": "Saturday and Sunday",
      },
    },
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
