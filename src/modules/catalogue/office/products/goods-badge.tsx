import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { GoodsState } from "#modules/catalogue/goods-view.ts";

const looks: Readonly<Record<GoodsState, string>> = {
  live: "badge-leaf",
  draft: "badge-accent",
  hidden: "",
};

export function GoodsBadge({ state }: { readonly state: GoodsState }) {
  const { goodsOffice } = textsOf(useOffice().shell.lang);
  return <span className={`badge ${looks[state]}`}>{goodsOffice.state[state]}</span>;
}
