-- What couriers billed, as files that were read: each line held against what was booked.
create table courier_bills (
  id text primary key,
  courier text not null,
  -- The same file is read once.
  file_hash text not null,
  lines integer not null,
  -- Exact, of all its lines.
  billed_paise bigint not null,
  actor text not null,
  at bigint not null,
  unique (courier, file_hash)
) strict;
create index courier_bills_by_time on courier_bills (at);

-- verdict: agreed, weight, price, unknown, twice or cancelled.
create table courier_bill_lines (
  bill_id text not null references courier_bills (id) on delete cascade,
  line integer not null,
  courier text not null,
  tracking_number text not null,
  grams integer not null,
  paise bigint not null,
  verdict text not null,
  -- What was booked, where it was.
  order_id text,
  booked_grams integer,
  booked_paise bigint,
  primary key (bill_id, line)
) strict, without rowid;
create index courier_bill_lines_of_order on courier_bill_lines (order_id) where order_id is not null;
create index courier_bill_lines_of_number on courier_bill_lines (courier, tracking_number);
