import type { ReactNode } from "react";
import { deskEndpoints } from "#contract/endpoints/desk.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedField, DeedKey } from "./deed-field.tsx";
import { DeedFold } from "./deed-fold.tsx";
import type { DeedState } from "./deed-form.tsx";
import { OrderCounts } from "./order-counts.tsx";
import { about, can, type OrderPart } from "./order-parts.ts";
import { Section } from "./section.tsx";

/** What is possible now beside the next step. */
export function OrderDeeds({ order }: OrderPart) {
  const { order: words } = useOffice().words;
  const input = about(order);
  const reason = (state: DeedState) => (
    <DeedField state={state} name="reason" label={words.reason} required />
  );
  /** Its fold is named by what it is about, apart from the button in it. */
  const wayBack = (deed: "letComeBack" | "takeBack" | "stepBack", fields: (state: DeedState) => ReactNode) =>
    can(order, deed) && (
      <DeedFold
        key={deed}
        title={words.fold[deed]}
        press={words[deed]}
        endpoint={deskEndpoints[deed]}
        input={input}
      >
        {fields}
      </DeedFold>
    );
  const folds = [
    can(order, "send") && (
      <DeedFold key="send" title={words.pieces} endpoint={deskEndpoints.send} input={input}>
        {(state) => (
          <>
            <OrderCounts order={order} of="lines" label={words.goods} state={state} />
            <DeedField state={state} name="trackingNumber" label={words.trackingNumber} />
            <DeedField state={state} name="carrier" label={words.carrier} />
          </>
        )}
      </DeedFold>
    ),
    can(order, "handOver") && order.next !== "handOver" && (
      <DeedFold key="handOver" title={words.handOver} endpoint={deskEndpoints.handOver} input={input} />
    ),
    can(order, "complete") && (
      <DeedFold key="complete" title={words.complete} endpoint={deskEndpoints.complete} input={input} />
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
      <DeedFold key="cancel" title={words.cancel} endpoint={deskEndpoints.cancel} input={input} look="danger">
        {(state) => (
          <>
            <DeedKey state={state} />
            <DeedField
              state={state}
              name="reason"
              label={words.reasonOptional}
              hint={can(order, "sendLink") ? words.cancelLinkHint : words.cancelHint}
            />
          </>
        )}
      </DeedFold>
    ),
  ].filter(Boolean);
  return folds.length === 0 ? null : <Section title={words.deeds}>{folds}</Section>;
}
