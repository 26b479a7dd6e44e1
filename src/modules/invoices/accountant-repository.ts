import { type RawBuilder, sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";

/** A part of a time, in order; the last row of one part says where the next begins. */
export interface Part {
  readonly after: { readonly at: number; readonly id: string };
  readonly until: number;
  readonly most: number;
}

interface Placed {
  readonly at: number;
  readonly id: string;
}

const sold = ({ after, until, most }: Part) => sql`
  select i.id, i.issued_at, i.number, i.order_id, i.content from invoices as i
  where (i.issued_at, i.id) > (${after.at}, ${after.id}) and i.issued_at < ${until} and i.kind = 'invoice'
  order by i.issued_at, i.id limit ${sql.lit(most)}`;

export type SoldRow = Placed & {
  readonly invoice: string;
  readonly number: number;
  readonly status: string;
  readonly content: string;
  readonly subtotal_paise: number;
  readonly total_paise: number;
  readonly less_paise: number;
  readonly shipping_paise: number;
  readonly method: string;
};

/** What was sold, an order a row. */
export function soldOrders(q: Reads, part: Part): Promise<SoldRow[]> {
  const charge = (kind: string) => sql`coalesce((select sum(c.paise) from order_charges as c
    where c.order_id = o.id and c.kind = ${kind}), 0)`;
  return rowsOf(
    q,
    sql`select s.id, s.issued_at as at, s.number as invoice, s.content, o.number, o.status, o.subtotal_paise,
      o.total_paise, -${charge("promo")} as less_paise, ${charge("shipping")} as shipping_paise, p.method
    from (${sold(part)}) as s join orders as o on o.id = s.order_id join payments as p on p.order_id = o.id
    order by s.issued_at, s.id`,
  );
}

export type SoldLineRow = Placed & {
  readonly invoice: string;
  readonly number: number;
  readonly title: string;
  /** As JSON. */
  readonly part_of: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number;
  readonly unit_paise: number;
  readonly less_paise: number;
  readonly hsn_code: string | null;
  readonly tax_percent_hundredths: number | null;
  readonly tax_paise: number | null;
};

/** Their lines. */
export function soldLines(q: Reads, part: Part): Promise<SoldLineRow[]> {
  return rowsOf(
    q,
    sql`select s.id, s.issued_at as at, s.number as invoice, o.number, l.title, l.part_of, l.colour, l.size, l.quantity,
      l.unit_paise, l.less_paise, l.hsn_code, l.tax_percent_hundredths, l.tax_paise
    from (${sold(part)}) as s join orders as o on o.id = s.order_id join order_lines as l on l.order_id = o.id
    order by s.issued_at, s.id, l.position`,
  );
}

export type SoldPaymentRow = Placed & {
  readonly invoice: string;
  readonly number: number;
  readonly paid_at: number | null;
  readonly gateway: string;
  readonly method: string;
  readonly status: string;
  readonly amount_paise: number;
  readonly gateway_payment_id: string | null;
};

/**
 * Their payments. What was paid for another order came in by no gateway a second time, as it went back there by none: it
 * names that order.
 */
export function soldPayments(q: Reads, part: Part): Promise<SoldPaymentRow[]> {
  return rowsOf(
    q,
    sql`select s.id, s.issued_at as at, s.number as invoice, o.number, o.paid_at, p.method, p.status, p.amount_paise,
      case when p.method = 'exchange' then 'manual' else p.gateway end as gateway,
      case when p.method = 'exchange' then p.reference else p.gateway_payment_id end as gateway_payment_id
    from (${sold(part)}) as s join orders as o on o.id = s.order_id join payments as p on p.order_id = o.id
    order by s.issued_at, s.id`,
  );
}

export type RefundedRow = Placed & {
  readonly number: number;
  readonly credit: string | null;
  readonly kind: string;
  readonly state: string;
  readonly amount_paise: number;
  readonly reference: string | null;
  readonly gateway_refund_id: string | null;
};

/** What was asked to be given back, with the note that it made. */
export function refunded(q: Reads, { after, until, most }: Part): Promise<RefundedRow[]> {
  return rowsOf(
    q,
    sql`select r.id, r.created_at as at, o.number, i.number as credit, r.kind, r.state, r.amount_paise, r.reference,
      r.gateway_refund_id
    from (select * from refunds where (created_at, id) > (${after.at}, ${after.id}) and created_at < ${until}
      order by created_at, id limit ${sql.lit(most)}) as r
    join orders as o on o.id = r.order_id left join invoices as i on i.refund_id = r.id
    order by r.created_at, r.id`,
  );
}

async function rowsOf<Row>(q: Reads, query: RawBuilder<unknown>): Promise<Row[]> {
  return ((await query.execute(q)) as { rows: Row[] }).rows;
}
