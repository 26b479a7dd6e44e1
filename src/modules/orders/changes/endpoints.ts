import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { seen, text } from "#contract/endpoints/office-input.ts";
import type { Reason } from "#contract/failures.ts";
import { one } from "../office-answers.ts";

const changes = ["notFound", "orderChanged", "tooLateToChange"] as const satisfies readonly Reason[];

/** An order that has not left, otherwise than it was bought. */
export const orderChangesEndpoints = defineEndpoints("orderChanges", {
  changeAddress: {
    method: "POST",
    path: "/manage/orders/{id}/address",
    right: "orders.change",
    summary: "It goes to another address in the same state, or to another phone",
    input: z.object({
      seen,
      name: text(500),
      phone: text(500),
      street: text(500),
      city: text(500),
      state: text(500),
      pinCode: text(500),
      country: text(500).default("India"),
    }),
    answer: one,
    message: ({ orderChanges }) => orderChanges.answers.address,
    refusals: [
      ...changes,
      ...["fieldRequired", "fieldTooLong", "phoneUnusable", "pinCodeUnusable"],
      ...["notDeliverable", "noCashThere", "addressElsewhere", "deliveryDearer"],
    ] as const,
  },
});
