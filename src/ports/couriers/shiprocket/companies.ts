import { z } from "zod";
import type { CourierQuestion } from "../courier.ts";

/** Whom Shiprocket cannot weigh, it asks for half a kilogram. */
const leastGrams = 500;

const count = z.union([z.int().min(0), z.string().regex(/^\d{1,3}$/)]).transform(Number);
const company = z.object({
  cod: z.number(),
  estimated_delivery_days: count,
  blocked: z.number().optional(),
  courier_company_id: z.int().optional(),
  courier_name: z.string().max(100).optional(),
  rate: z.number().min(0).optional(),
});

/** The companies that could bring a parcel. */
export const companiesShape = z.object({
  status: z.int().optional(),
  data: z.object({ available_courier_companies: z.array(company).max(200) }).optional(),
});

export function serviceability({ from, to, grams, isCash }: CourierQuestion & { readonly isCash: boolean }) {
  const query = new URLSearchParams({
    pickup_postcode: from,
    delivery_postcode: to,
    weight: String(Math.max(leastGrams, grams) / 1_000),
    cod: isCash ? "1" : "0",
  });
  return `/courier/serviceability/?${query}`;
}

export function openCompanies(companies: readonly z.output<typeof company>[]) {
  return companies.filter(({ blocked }) => blocked !== 1);
}
