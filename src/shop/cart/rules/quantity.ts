import { mostOfOne } from "#contract/limits.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";

/** A quantity as a program or a form gives it; nothing given is one. */
export function readQuantity(given: unknown): Outcome<number> {
  if (given === undefined || given === null) return success(1);
  const number = typeof given === "string" && /^\d{1,2}$/.test(given.trim()) ? Number(given) : given;
  return isQuantity(number) ? success(number) : failure("invalidQuantity", { field: "quantity" });
}

function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= mostOfOne;
}
