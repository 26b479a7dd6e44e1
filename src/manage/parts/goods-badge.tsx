import type { GoodsState } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";

const looks: Readonly<Record<GoodsState, string>> = {
  live: "badge-leaf",
  draft: "badge-accent",
  hidden: "",
};

export function GoodsBadge({ state }: { readonly state: GoodsState }) {
  const { shelves } = textsOf(useOffice().shell.lang);
  return <span className={`badge ${looks[state]}`}>{shelves.state[state]}</span>;
}
