import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";

type PriceChangeProps = { readonly beforePaise: number; readonly afterPaise: number | null };

/** What something costs, and what it costs in a sale. */
export function PriceChange({ beforePaise, afterPaise }: PriceChangeProps) {
  const { selling } = textsOf(useOffice().shell.lang);
  if (afterPaise === null || afterPaise === beforePaise) return <span>{formatRupees(beforePaise)}</span>;
  return (
    <span className="price-change">
      <span className="sr-only">{selling.before}</span> <s>{formatRupees(beforePaise)}</s>{" "}
      <span className="sr-only">{selling.now}</span> <b>{formatRupees(afterPaise)}</b>
    </span>
  );
}
