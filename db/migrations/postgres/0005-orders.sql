-- One purchase. While it is pending its stock is held; once paid its stock is sold.
create table orders (
  id text primary key,
  short_id text not null,
  user_id text not null,
  status text not null check (status in ('pending', 'ordered', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')),
  cancel_reason text check (cancel_reason in ('expired', 'replaced', 'customer', 'staff', 'refunded')),
  cart_print text not null,
  promo_code text,
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  promo_paise bigint not null check (promo_paise >= 0),
  shipping_paise bigint not null check (shipping_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  total_paise bigint not null check (total_paise = subtotal_paise - promo_paise + shipping_paise + tax_paise),
  address text not null,
  email text,
  lang text not null,
  held_until bigint not null,
  expected_at bigint not null,
  carrier text,
  tracking_number text,
  created_at bigint not null,
  paid_at bigint,
  updated_at bigint not null
);
create index orders_of_user on orders (user_id, created_at desc);
create index orders_by_short_id on orders (user_id, short_id);
create index orders_held on orders (held_until) where status = 'pending';
create index orders_under_way on orders (updated_at) where status in ('ordered', 'processing', 'shipped', 'delivered');

-- Prices, names and pictures as they were when the order was placed.
create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  cart_line_id text,
  product_id text not null,
  title text not null,
  picture text,
  colour text,
  size text,
  quantity integer not null check (quantity > 0),
  unit_paise bigint not null check (unit_paise >= 0),
  primary key (order_id, position)
);
create index order_lines_of_product on order_lines (product_id);

-- Each step of an order, with time and who.
create table order_events (
  id text primary key,
  order_id text not null references orders (id),
  status text not null,
  actor text not null,
  note text,
  at bigint not null
);
create index order_events_of_order on order_events (order_id, at);

-- What the gateway and we agreed to be paid for an order.
create table payments (
  order_id text primary key references orders (id),
  gateway text not null check (gateway in ('mock', 'razorpay', 'manual')),
  gateway_order_id text unique,
  method text not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  gateway_payment_id text,
  failure text,
  looks integer not null default 0,
  look_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index payments_to_look_at on payments (look_at) where look_at is not null;

-- What the gateway told us, each once, however often it says it.
create table payment_events (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null,
  gateway_payment_id text,
  amount_paise bigint,
  at bigint not null
);
create index payment_events_of_order on payment_events (order_id);

-- Money to give back; one row for each payment of the gateway.
create table refunds (
  gateway_payment_id text primary key,
  order_id text not null references orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null check (status in ('due', 'sent', 'done')),
  gateway_refund_id text,
  tries integer not null default 0,
  due_at bigint not null,
  created_at bigint not null
);
create index refunds_due on refunds (due_at) where status <> 'done';
create index refunds_of_order on refunds (order_id);

create table idempotency_keys (
  user_id text not null,
  key text not null,
  body_hash text not null,
  order_id text not null references orders (id),
  answer text,
  created_at bigint not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table promo_uses (
  user_id text not null,
  code text not null,
  order_id text not null references orders (id),
  used_at bigint not null,
  primary key (user_id, code)
);

-- Keys that all processes of the shop must share.
create table payment_keys (
  name text primary key,
  secret text not null
);
