import { z } from "zod";
import { readHours } from "#contract/india/opening-hours.ts";

/** The only maps that the pages may show in a frame. */
const mapHost = "https://www.openstreetmap.org/";
const phone = z.string().regex(/^\+?[\d ]{8,20}$/, "expected a phone number such as +91 11 5550 0142");

/** A store as an owner writes it in a file. */
export const storeInput = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and hyphens"),
  name: z.string().trim().min(1).max(80),
  city: z.string().trim().min(1).max(60),
  address: z.string().trim().min(1).max(200),
  pin: z.string().regex(/^[1-9]\d{5}$/, "expected a PIN code of six digits"),
  phone,
  whatsapp: phone,
  timings: z
    .string()
    .refine((text) => readHours(text) !== undefined, "expected hours such as 10:00 AM - 9:00 PM"),
  tags: z.array(z.string().trim().min(1).max(30)).max(10).default([]),
  lat: z.number().min(6).max(38),
  lng: z.number().min(68).max(98),
  mapUrl: z.string().startsWith(mapHost).optional(),
  about: z.string().trim().max(400).default(""),
  /** Left out, it stays as it is: files and programs from before there was one do not know it. */
  aboutHi: z.string().trim().max(400).optional(),
  picture: z
    .object({ file: z.string(), width: z.number(), height: z.number(), colour: z.string(), alt: z.string() })
    .optional(),
});

export type StoreInput = z.input<typeof storeInput>;

export function mapAround({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  const box = [lng - 0.006, lat - 0.006, lng + 0.006, lat + 0.006].map((edge) => edge.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker: `${lat},${lng}` });
  return `${mapHost}export/embed.html?${query}`;
}
