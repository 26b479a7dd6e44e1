import { z } from "zod";

/** A store where goods can be collected, as an order keeps it. */
export const storeShown = z.object({
  storeId: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  timings: z.string(),
  ready: z.object({ en: z.string(), hi: z.string() }).meta({ description: "How soon goods are ready there" }),
  days: z.int().meta({ description: "How long they are kept then" }),
});

/** Of an order that is collected: the store, and once it is ready the code it is handed over for. */
export const collectShown = z
  .object({
    store: storeShown,
    atCounter: z
      .object({ code: z.string(), keptUntil: z.int() })
      .nullable()
      .meta({ description: "Once it is ready: what it is handed over for, and until when it is kept" }),
  })
  .nullable()
  .meta({ description: "Where it is collected; null where it is brought to its address" });
