-- An order of nothing has a payment too: of the method 'none', paid as it is placed.
create table payments_anew (
  order_id text primary key references orders (id),
  gateway text not null check (gateway in ('mock', 'razorpay', 'manual')),
  gateway_order_id text unique,
  method text not null,
  amount_paise integer not null check (amount_paise > 0 or (amount_paise = 0 and method = 'none')),
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  gateway_payment_id text,
  failure text,
  looks integer not null default 0,
  look_at integer,
  created_at integer not null,
  updated_at integer not null,
  reference text
) strict;
insert into payments_anew select
  order_id, gateway, gateway_order_id, method, amount_paise, currency, status, gateway_payment_id, failure, looks,
  look_at, created_at, updated_at, reference
from payments;
drop table payments;
alter table payments_anew rename to payments;
create index payments_to_look_at on payments (look_at) where look_at is not null;
create index payments_by_gateway_payment on payments (gateway_payment_id) where gateway_payment_id is not null;
create index payments_authorized on payments (updated_at) where status = 'authorized';
