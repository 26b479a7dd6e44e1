import { setUpEndpoints } from "#modules/set-up/endpoints.ts";
import type { SetUpStep } from "#modules/set-up/views.ts";
import { askEndpoint } from "../parts/ask-endpoint.ts";
import type { ScreenRequest } from "../screen.ts";
import type { NextStep } from "./office-context.ts";

/** Where a step is done, below /manage; the others are done on the machine. */
export const stepPaths: Partial<Record<SetUpStep, string>> = {
  name: "shop/shop",
  contact: "shop/contact",
  seller: "shop/seller",
  product: "goods/new",
  delivery: "shop/pricing",
  promises: "set-up/promises",
  told: "told",
  factor: "me",
};

/** Of the set-up, where something of it was just saved: the first step that is open, and not this one again. */
export async function nextStep(path: string, request: ScreenRequest): Promise<NextStep | undefined> {
  const isProduct = /^goods\/[^/]+$/.test(path);
  const here = isProduct ? stepPaths.product : Object.values(stepPaths).find((place) => isIn(path, place));
  if (here === undefined) return undefined;
  const { steps = [] } = (await askEndpoint(setUpEndpoints.show, {}, request)) ?? {};
  const next = steps.find(({ name, isDone }) => !isDone && stepPaths[name] !== here);
  if (!next) return undefined;
  const place = stepPaths[next.name];
  // Products are saved for years: what is left on the machine alone is of no use there.
  return isProduct && !place ? undefined : { name: next.name, place: place ?? "set-up" };
}

function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
