import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { DeedField, DeedKey } from "#manage/parts/deed-field.tsx";
import { DeedFold } from "#manage/parts/deed-fold.tsx";
import { Section } from "#manage/parts/section.tsx";
import { returnOfficeEndpoints as endpoints } from "../endpoints.ts";
import { ReturnCounts } from "./return-counts.tsx";
import type { ReturnPart } from "./return-parts.ts";

/** What is possible now beside the next step. */
export function ReturnDeeds({ one }: ReturnPart) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  const input = { id: one.id, seen: one.version };
  const can = (deed: (typeof one.deeds)[number]) => one.deeds.includes(deed);
  const isPaid = one.money?.owedPaise === 0;
  const folds = [
    can("accept") && (
      <DeedFold key="part" title={office.acceptPart} endpoint={endpoints.accept} input={input}>
        {(state) => (
          <>
            <ReturnCounts one={one} of="pieces" label={office.pieces} state={state} isAll />
            <DeedField state={state} name="note" label={office.note} maxLength={300} />
          </>
        )}
      </DeedFold>
    ),
    can("onWay") && (
      <DeedFold key="onWay" title={office.onWay} endpoint={endpoints.onWay} input={input}>
        {(state) => (
          <DeedField state={state} name="trackingNumber" label={office.trackingNumber} maxLength={60} />
        )}
      </DeedFold>
    ),
    can("payBack") && isPaid && can("exchange") && (
      <DeedFold key="settle" title={office.settle} endpoint={endpoints.payBack} input={input}>
        {(state) => (
          <>
            <DeedKey state={state} />
            <p className="muted">{office.settleHint}</p>
          </>
        )}
      </DeedFold>
    ),
    can("payBack") && !isPaid && (
      <DeedFold key="less" title={office.payLess} endpoint={endpoints.payBack} input={input}>
        {(state) => (
          <>
            <DeedKey state={state} />
            <DeedField state={state} name="rupees" label={office.rupees} inputMode="decimal" required />
            <DeedField state={state} name="reason" label={office.reason} maxLength={300} required />
          </>
        )}
      </DeedFold>
    ),
    can("refuse") && (
      <DeedFold key="refuse" title={office.refuse} endpoint={endpoints.refuse} input={input} look="danger">
        {(state) => (
          <DeedField state={state} name="reason" label={office.reasonTold} maxLength={300} required />
        )}
      </DeedFold>
    ),
    can("stepBack") && (
      <DeedFold key="back" title={office.stepBack} endpoint={endpoints.stepBack} input={input}>
        {(state) => <DeedField state={state} name="reason" label={office.reason} maxLength={300} required />}
      </DeedFold>
    ),
  ].filter(Boolean);
  return folds.length === 0 ? null : <Section title={office.deeds}>{folds}</Section>;
}
