import { z } from "zod";
import { secret, text } from "#platform/setting-kinds.ts";
import type { PictureStoreAdapter } from "../picture-store-adapter.ts";
import { s3Store } from "./store.ts";

const settings = {
  PICTURES_URL: z
    .url({
      protocol: /^(?:s3|https?)$/,
      error:
        "expected s3://BUCKET, or the address of a store with its bucket, as https://store.example/BUCKET",
    })
    .refine(
      (url) => !URL.canParse(url) || url.startsWith("s3:") || new URL(url).pathname.length > 1,
      "expected the name of the bucket behind the address, as https://store.example/BUCKET",
    )
    .optional(),
  PICTURES_KEY_ID: secret,
  PICTURES_KEY_SECRET: secret,
  PICTURES_REGION: text("a region such as ap-south-1")
    .regex(/^[a-z0-9-]{1,40}$/, "expected a region such as ap-south-1")
    .default("us-east-1"),
};

export const s3: PictureStoreAdapter<z.output<z.ZodObject<typeof settings>>> = {
  settings,
  place: "PICTURES_URL",
  keys: ["PICTURES_KEY_ID", "PICTURES_KEY_SECRET"],
  open(
    {
      PICTURES_URL = "",
      PICTURES_KEY_ID: keyId = "",
      PICTURES_KEY_SECRET: keySecret = "",
      PICTURES_REGION: region,
    },
    under,
  ) {
    const whole = PICTURES_URL.replace(/^s3:\/\//, `https://s3.${region}.amazonaws.com/`).replace(/\/+$/, "");
    return s3Store({ url: `${whole}/${under}`, keyId, keySecret, region });
  },
};
