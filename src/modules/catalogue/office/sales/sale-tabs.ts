import type { AnswerOf } from "#contract/endpoint.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";

export type SalesListed = AnswerOf<typeof salesEndpoints.list>;
export type ListedSale = SalesListed["sales"][number];
export type SaleState = ListedSale["state"];

const states: readonly SaleState[] = ["on", "planned", "over"];

export function saleStateOf(wished: string | undefined): SaleState {
  return states.find((one) => one === wished) ?? "on";
}

export function saleTabs({ selling, manage }: ServerTexts, here: SaleState, counts: SalesListed["counts"]) {
  return states.map((state) => ({
    name: selling.state[state],
    to: `sales?state=${state}`,
    isHere: state === here,
    count: manage.count(counts[state].count, counts[state].isMore),
  }));
}
