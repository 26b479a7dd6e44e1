import { useId } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { shortRupees } from "#manage/parts/rupees.ts";
import { formatBar, formatPeriod, type MoneyReport } from "./money-report.ts";

const high = 100;
const wide = 10;
const gap = 2;

/** Drawn here, in the colours of the theme; the table below says the same. */
export function MoneyChart({ report: { bars, period } }: { readonly report: MoneyReport }) {
  const { lang } = useOffice().shell;
  const { money } = textsOf(lang);
  const id = useId();
  const all = bars.map(({ paise }) => paise);
  const highest = Math.max(0, ...all);
  const top = roundAbove(highest);
  const bottom = 0 - roundAbove(-Math.min(0, ...all));
  if (top === bottom) return <NothingHere scene="store" title={money.chartEmpty} text={money.chartHint} />;
  const span = top - bottom;
  const most = bars.find(({ paise }) => paise === highest && paise > 0);
  /** From the first edge of the chart to the last, the middle of that bar. */
  const place = most ? (bars.indexOf(most) + 0.5) / bars.length : 0;
  const yOf = (paise: number) => Number((((top - paise) / span) * high).toFixed(2));
  return (
    <figure className="chart">
      <ol className="chart-scale" aria-hidden="true">
        {[top, (top + bottom) / 2, bottom].map((paise) => (
          <li key={paise}>{shortRupees(Math.round(paise / 100) * 100)}</li>
        ))}
      </ol>
      <svg
        viewBox={`0 0 ${bars.length * wide} ${high}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{money.chart(formatPeriod(period, lang))}</title>
        <desc id={`${id}d`}>
          {most ? money.chartSays(formatRupees(most.paise), formatBar(most.name, lang)) : money.chartEmpty}
        </desc>
        {[0, high / 2, high].map((y) => (
          <line key={y} className="chart-ground" x1={0} x2={bars.length * wide} y1={y} y2={y} />
        ))}
        {bars.map(({ name, paise }, at) => (
          <rect
            key={name}
            className={paise < 0 ? "bar bar-less" : "bar"}
            x={at * wide + gap / 2}
            y={Math.min(yOf(paise), yOf(0))}
            width={wide - gap}
            height={Number(Math.abs(yOf(paise) - yOf(0)).toFixed(2))}
          >
            <title>{`${formatBar(name, lang)}: ${formatRupees(paise)}`}</title>
          </rect>
        ))}
        <line className="chart-ground" x1={0} x2={bars.length * wide} y1={yOf(0)} y2={yOf(0)} />
      </svg>
      {most && (
        <p
          className="chart-most"
          style={{
            insetInline: place > 0.5 ? `auto ${(1 - place) * 100}%` : `${place * 100}% auto`,
            insetBlockEnd: `${high - yOf(most.paise)}%`,
          }}
          aria-hidden="true"
        >
          <b>{formatRupees(most.paise)}</b> {formatBar(most.name, lang)}
        </p>
      )}
      <p className="chart-ends" aria-hidden="true">
        <span>{formatBar(bars[0]?.name ?? period.from, lang)}</span>
        <span>{formatBar(bars.at(-1)?.name ?? period.to, lang)}</span>
      </p>
    </figure>
  );
}

/** The first number for an axis that is no smaller; its half is one that people read too. */
function roundAbove(paise: number): number {
  if (paise <= 0) return 0;
  const size = 10 ** Math.floor(Math.log10(paise));
  const times = [1, 2, 3, 4, 6, 8, 10].find((one) => one * size >= paise) ?? 10;
  return Math.max(200, times * size);
}
