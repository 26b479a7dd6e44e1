import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { Section } from "#manage/parts/section.tsx";
import { returnOfficeEndpoints as endpoints } from "../endpoints.ts";
import { ReturnCounts } from "./return-counts.tsx";
import type { ReturnPart } from "./return-parts.ts";

/** What is possible now beside the next step. */
export function ReturnActions({ one }: ReturnPart) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  const input = { id: one.id, seen: one.version };
  const can = (action: (typeof one.deeds)[number]) => one.deeds.includes(action);
  const isPaid = one.money?.owedPaise === 0;
  const folds = [
    can("accept") && (
      <ActionFold key="part" title={office.acceptPart} endpoint={endpoints.accept} input={input}>
        {(state) => (
          <>
            <ReturnCounts one={one} of="pieces" label={office.pieces} state={state} isAll />
            <ActionField state={state} name="note" label={office.note} maxLength={300} />
          </>
        )}
      </ActionFold>
    ),
    can("onWay") && (
      <ActionFold key="onWay" title={office.onWay} endpoint={endpoints.onWay} input={input}>
        {(state) => (
          <ActionField state={state} name="trackingNumber" label={office.trackingNumber} maxLength={60} />
        )}
      </ActionFold>
    ),
    can("payBack") && isPaid && can("exchange") && (
      <ActionFold key="settle" title={office.settle} endpoint={endpoints.payBack} input={input}>
        {(state) => (
          <>
            <ActionKey state={state} />
            <p className="muted">{office.settleHint}</p>
          </>
        )}
      </ActionFold>
    ),
    can("payBack") && !isPaid && (
      <ActionFold key="less" title={office.payLess} endpoint={endpoints.payBack} input={input}>
        {(state) => (
          <>
            <ActionKey state={state} />
            <ActionField state={state} name="rupees" label={office.rupees} inputMode="decimal" required />
            <ActionField state={state} name="reason" label={office.reason} maxLength={300} required />
          </>
        )}
      </ActionFold>
    ),
    can("refuse") && (
      <ActionFold key="refuse" title={office.refuse} endpoint={endpoints.refuse} input={input} look="danger">
        {(state) => (
          <ActionField state={state} name="reason" label={office.reasonTold} maxLength={300} required />
        )}
      </ActionFold>
    ),
    can("stepBack") && (
      <ActionFold key="back" title={office.stepBack} endpoint={endpoints.stepBack} input={input}>
        {(state) => (
          <ActionField state={state} name="reason" label={office.reason} maxLength={300} required />
        )}
      </ActionFold>
    ),
  ].filter(Boolean);
  return folds.length === 0 ? null : <Section title={office.actions}>{folds}</Section>;
}
