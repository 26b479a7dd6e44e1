import type { ReactNode } from "react";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ByWay } from "#modules/orders/shop/public/by-way.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import type { OrderDraft } from "./order-draft.ts";

type DraftPaymentProps = {
  readonly draft: OrderDraft;
  readonly typed: Readonly<Record<string, string>>;
  /** All else is said, so that it is its turn. */
  readonly isNext: boolean;
};

const first = "link";

/** How it is paid: by a link, as long as nobody says otherwise. */
export function DraftPayment({ draft, typed, isNext }: DraftPaymentProps) {
  const { shell, words, problem } = useOffice();
  const { newOrder } = words;
  const { counter } = textsOf(shell.lang).checkout;
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  const { payment = first, reference = "", note = "" } = typed;
  const isSaid = payment !== first || `${reference}${note}`.trim() !== "";
  const nameOf = (way: OrderDraft["ways"][number]) =>
    way === "cash" ? <ByWay brought={newOrder.ways.cash} collected={counter.name} /> : newOrder.ways[way];
  const hints = {
    ...{ link: newOrder.linkHint(draft.linkHours), paid: newOrder.wayHints.paid },
    cash: <ByWay brought={newOrder.wayHints.cash} collected={newOrder.collect.cashHint} />,
  };
  const isWrong = ["payment", "reference", "note"].some((name) => errorOf(name) !== undefined);
  return (
    <DraftFold
      title={newOrder.payment}
      said={nameOf(draft.ways.find((way) => way === payment) ?? first)}
      isOpen={isNext || isSaid || isWrong}
    >
      <RadioTiles
        legend={newOrder.howPaid}
        name="payment"
        defaultValue={payment}
        error={errorOf("payment")}
        tiles={draft.ways.map((way) => ({
          value: way,
          label: nameOf(way),
          detail: hints[way],
        }))}
      />
      <TextField
        name="reference"
        label={newOrder.reference}
        hint={newOrder.referenceHint}
        defaultValue={reference}
        error={errorOf("reference")}
        autoFocus={errorOf("reference") !== undefined}
        autoComplete="off"
        className="only-paid"
      />
      <TextAreaField
        label={newOrder.note}
        name="note"
        rows={2}
        maxLength={2_000}
        defaultValue={note}
        error={errorOf("note")}
      />
    </DraftFold>
  );
}

type DraftFoldProps = {
  readonly title: string;
  /** What holds while nobody opens it. */
  readonly said: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** A part of an order by phone whose turn comes after the goods. */
function DraftFold({ title, said: text, isOpen, children }: DraftFoldProps) {
  return (
    <details className="fold draft-fold" open={isOpen}>
      <summary>
        <h2>{title}</h2> <span className="fold-said">{text}</span>
        <Icon name="chevron-down" className="turns push" />
      </summary>
      {children}
    </details>
  );
}
