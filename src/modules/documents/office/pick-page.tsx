import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { Section } from "#manage/parts/section.tsx";
import { StateBadge } from "#manage/parts/state-badge.tsx";
import { manyOrdersEndpoints } from "#modules/orders/fulfilment/many-endpoints.ts";
import { Thumb } from "#web/ui/thumb.tsx";
import { documentEndpoints } from "../endpoints.ts";
import { type PickChoice, PickWhich } from "./pick-which.tsx";
import { DocumentLink } from "./public/document-link.tsx";
import { ShippingDocuments } from "./public/shipping-documents.tsx";

type PickPageProps = Pick<AnswerOf<typeof documentEndpoints.pick>, "goods" | "orders"> & {
  readonly here: string;
  /** Which of those to be packed it is for. */
  readonly choices: readonly PickChoice[];
};

/** One walk along the shelves for several orders: what to gather, then all of them packed at one press. */
export function PickPage({ goods, orders, here, choices }: PickPageProps) {
  const { shell, words: office } = useOffice();
  const { orders: listed } = office;
  const { pick: words } = textsOf(shell.lang);
  const toPack = orders.filter((order) => order.toPack);
  const named = { orders: toPack.map(({ number }) => number).join(",") };
  return (
    <>
      <BackTo to="orders" name={listed.title} />
      <h1>{words.title}</h1>
      {orders.length === 0 && (
        <NothingHere scene="done" title={words.nothing} text={words.nothingHint}>
          <a href={officePath("orders")} className="button button-quiet">
            {listed.title}
          </a>
        </NothingHere>
      )}
      {toPack.length > 0 && <PickWhich choices={choices} />}
      {goods.length > 0 && (
        <Section title={words.gather}>
          <p className="papers">
            <DocumentLink endpoint={documentEndpoints.pickSheet} filter={named}>
              {words.sheet}
            </DocumentLink>
          </p>
          <ul className="rows">
            {goods.map(({ productId, title, picture, colour, size, quantity, orders: of }) => (
              <li key={`${productId} ${colour} ${size}`}>
                <label className="row checkbox pick">
                  <input type="checkbox" />
                  <Thumb picture={picture} />
                  <span className="grow">
                    <b>
                      {quantity} × <AsWritten text={[title, colour, size].filter(Boolean).join(", ")} />
                    </b>
                    <span className="row-facts">
                      {of
                        .map((one) => (one.quantity > 1 ? `${one.number} (${one.quantity})` : one.number))
                        .join(", ")}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {orders.length > 0 && (
        <Section title={words.orders}>
          <ShippingDocuments orders={orders} />
          <ul className="rows">
            {orders.map(({ id, number, name, pieces, state }) => (
              <li key={id} className="row">
                <a href={officePath(`orders/${number}`)} className="row-link" data-row>
                  <b className="number">{number}</b> <AsWritten text={name} /> <StateBadge state={state} />
                  <span className="row-facts">{listed.pieces(pieces)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {toPack.length > 0 && (
        <ActionForm
          endpoint={manyOrdersEndpoints.packMany}
          input={{ orders: toPack.map(({ id, version }) => `${id}:${version}`).join(",") }}
          next={`${here}&packed=1`}
          className="many"
        >
          <button type="submit" className="button button-primary button-large">
            {words.pack(toPack.length)}
          </button>
        </ActionForm>
      )}
    </>
  );
}
