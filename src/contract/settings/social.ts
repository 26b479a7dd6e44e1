import { z } from "zod";
import { httpsAddress, line } from "./fields.ts";

const network = z.strictObject({
  name: line(30),
  icon: z.enum(["instagram", "facebook", "youtube", "x"], {
    error: "expected instagram, facebook, youtube or x",
  }),
  href: httpsAddress,
});

/** Where else the shop can be followed, in this order. */
export const social = z.strictObject({
  links: z
    .array(network)
    .max(8)
    .default([
      { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
      { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
      { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
      { name: "X", icon: "x", href: "https://x.com/" },
    ]),
});
