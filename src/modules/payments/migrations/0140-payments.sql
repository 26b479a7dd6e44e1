-- What the gateway told us, each once, however often it says it.
create table payment_events (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null,
  gateway_payment_id text,
  amount_paise bigint,
  at bigint not null
) strict;
create index payment_events_of_order on payment_events (order_id);

-- Money to give back; one row for each payment of the gateway.
create table refunds (
  id text primary key,
  order_id text not null references orders (id),
  -- What was paid at the gateway; nothing for money that the staff took by hand.
  gateway_payment_id text,
  kind text not null check (kind in ('gateway', 'manual')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The goods it is for, as JSON; none when it is for the order or a part of its sum.
  lines text not null,
  restock integer not null check (restock in (0, 1)),
  reason text not null,
  asked_by text not null,
  state text not null check (state in ('due', 'sent', 'done', 'refused')),
  -- The same at each try, so that the gateway gives the money back once; another after a refusal.
  gateway_key text not null,
  gateway_refund_id text,
  -- The bank's or the till's number of what was given back by hand.
  reference text,
  refusal text,
  tries integer not null,
  due_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- The same wish has the same key, however often it is sent.
  asked_key text,
  -- What the bank calls money that went back, where the gateway tells it.
  bank_reference text,
  check (kind = 'manual' or gateway_payment_id is not null)
) strict;
create index refunds_due on refunds (due_at) where kind = 'gateway' and state in ('due', 'sent');
create index refunds_to_do on refunds (created_at) where state <> 'done';
create index refunds_of_order on refunds (order_id);
create index refunds_of_payment on refunds (gateway_payment_id) where gateway_payment_id is not null;
create unique index refunds_told_once on refunds (gateway_payment_id, gateway_refund_id) where gateway_refund_id is not null;
create unique index refunds_asked_once on refunds (order_id, asked_key) where asked_key is not null;
create index refunds_by_time on refunds (created_at, id);

-- The way to pay an order that came by phone.
create table payment_links (
  order_id text primary key references orders (id),
  -- The gateway's own page; none until the gateway made it, nor where payments are played.
  url text,
  sends integer not null check (sends > 0),
  sent_at bigint not null,
  -- Since when nobody can pay by it any more.
  closed_at bigint
) strict;
create index payment_links_open on payment_links (order_id) where closed_at is null;

-- A payment of one rupee by which an owner tries the gateway out; it belongs to no order.
create table payment_trials (
  id text primary key,
  gateway_order_id text not null unique,
  url text not null,
  created_at bigint not null,
  -- The gateway told the shop of it by itself.
  heard_at bigint,
  -- Meanwhile a message came whose signature was wrong.
  misheard_at bigint,
  gateway_payment_id text,
  refund text check (refund in ('sent', 'done', 'refused'))
) strict;
create index payment_trials_newest on payment_trials (created_at);

-- The UPI code of an order: one, that takes one payment.
create table payment_codes (
  order_id text primary key references orders (id),
  -- What the gateway calls it.
  gateway_code_id text not null,
  -- As the gateway wrote it: it says whom and how much to pay.
  upi_link text not null,
  made_at bigint not null,
  -- Since when nobody can pay by it any more.
  closed_at bigint
) strict;
create index payment_codes_open on payment_codes (order_id) where closed_at is null;

-- What the gateway and we agreed to be paid for an order.
create table payments (
  order_id text primary key references orders (id),
  gateway text not null,
  gateway_order_id text unique,
  method text not null,
  amount_paise bigint not null check (amount_paise > 0 or (amount_paise = 0 and method = 'none')),
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  gateway_payment_id text,
  failure text,
  polls integer not null default 0,
  poll_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  -- What was paid to the staff has a number of its own, such as that of the bank's transfer.
  reference text
) strict;
create index payments_to_poll on payments (poll_at) where poll_at is not null;
create index payments_by_gateway_payment on payments (gateway_payment_id) where gateway_payment_id is not null;
-- Money that a bank keeps aside for us and that was not taken yet.
create index payments_authorized on payments (updated_at) where status = 'authorized';
create unique index payments_paid_once on payments (gateway_payment_id)
  where gateway_payment_id is not null and status in ('captured', 'refunded');
