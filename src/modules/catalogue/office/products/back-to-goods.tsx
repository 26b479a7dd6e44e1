import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { BackTo } from "#manage/parts/back-to.tsx";

export function BackToGoods() {
  const { goodsOffice } = textsOf(useOffice().shell.lang);
  return <BackTo to="goods" name={goodsOffice.title} />;
}
