-- A payment of one rupee by which an owner tries the gateway out; it belongs to no order.
create table payment_trials (
  id text primary key,
  gateway_order_id text not null unique,
  url text not null,
  created_at integer not null,
  -- The gateway told the shop of it by itself.
  heard_at integer,
  -- Meanwhile a message came whose signature was wrong.
  misheard_at integer,
  gateway_payment_id text,
  refund text check (refund in ('sent', 'done', 'refused'))
) strict;
create index payment_trials_newest on payment_trials (created_at);
