import type { ReactNode } from "react";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { OrderCounts } from "../public/order-counts.tsx";
import { about, can, type OrderPart } from "../public/order-parts.ts";

/** What is possible now beside the next step. */
export function OrderActions({ order }: OrderPart) {
  const { order: words } = useOffice().words;
  const input = about(order);
  const reason = (state: ActionState) => (
    <ActionField state={state} name="reason" label={words.reason} required />
  );
  /** Its fold is named by what it is about, apart from the button in it. */
  const wayBack = (
    action: "letComeBack" | "takeBack" | "stepBack",
    fields: (state: ActionState) => ReactNode,
  ) =>
    can(order, action) && (
      <ActionFold
        key={action}
        title={words.fold[action]}
        press={words[action]}
        endpoint={fulfilmentEndpoints[action]}
        input={input}
      >
        {fields}
      </ActionFold>
    );
  const folds = [
    can(order, "send") && (
      <ActionFold key="send" title={words.pieces} endpoint={fulfilmentEndpoints.send} input={input}>
        {(state) => (
          <>
            <OrderCounts order={order} of="lines" label={words.goods} state={state} />
            <ActionField state={state} name="trackingNumber" label={words.trackingNumber} />
            <ActionField state={state} name="carrier" label={words.carrier} />
          </>
        )}
      </ActionFold>
    ),
    can(order, "handOver") && order.next !== "handOver" && (
      <ActionFold
        key="handOver"
        title={words.handOver}
        endpoint={fulfilmentEndpoints.handOver}
        input={input}
      />
    ),
    can(order, "complete") && (
      <ActionFold
        key="complete"
        title={words.complete}
        endpoint={fulfilmentEndpoints.complete}
        input={input}
      />
    ),
    wayBack("letComeBack", reason),
    wayBack("takeBack", (state) => (
      <>
        {reason(state)}
        <Checkbox name="restock" value="1" label={words.restock} />
      </>
    )),
    wayBack("stepBack", reason),
    can(order, "cancel") && (
      <ActionFold
        key="cancel"
        title={words.cancel}
        endpoint={fulfilmentEndpoints.cancel}
        input={input}
        look="danger"
      >
        {(state) => (
          <>
            <ActionKey state={state} />
            <ActionField
              state={state}
              name="reason"
              label={words.reasonOptional}
              hint={can(order, "sendLink") ? words.cancelLinkHint : words.cancelHint}
            />
          </>
        )}
      </ActionFold>
    ),
  ].filter(Boolean);
  return folds.length === 0 ? null : <Section title={words.actions}>{folds}</Section>;
}
