-- The last number of each series in each year of taxes, drawn in the transaction that uses it: no gap, no double.
create table invoice_counters (
  kind text not null check (kind in ('invoice', 'credit')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
) without rowid;

-- What was issued, as it was issued.
create table invoices (
  id text primary key,
  kind text not null check (kind in ('invoice', 'credit')),
  year integer not null,
  place integer not null,
  number text not null unique,
  order_id text not null references orders (id),
  -- What a credit note is for; none where nothing had been paid.
  refund_id text,
  issued_at bigint not null,
  total_paise bigint not null check (total_paise >= 0),
  -- Emptied when the law asks for it no longer.
  buyer text,
  content text not null,
  unique (kind, year, place)
);
create index invoices_of_order on invoices (order_id, kind, year, place);
create unique index invoice_of_order on invoices (order_id) where kind = 'invoice';
create unique index credit_of_refund on invoices (refund_id) where refund_id is not null;
create index invoices_by_time on invoices (issued_at, id);
