import { z } from "zod";
import { calls } from "../call.ts";
import { stateCodes } from "../states.ts";

const place = z.object({
  city: z.string().describe("The name of the city or district, as a letter carries it"),
  state: z.string(),
  stateCode: z.enum(stateCodes).describe("As tax knows it, such as 29 for Karnataka"),
});

export const deliveryCalls = calls("delivery", {
  pinCode: {
    method: "GET",
    path: "/pin-codes/{pinCode}",
    right: "delivery.see",
    summary:
      "City and state of a PIN code; where it lies in several states, all of them: whoever asks chooses",
    answer: z.object({ success: z.literal(true), pinCode: z.string(), places: z.array(place).min(1) }),
    refusals: ["pinCodeUnusable", "pinCodeUnknown", "tooMany"],
  },
});
