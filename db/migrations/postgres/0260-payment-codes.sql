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
);
create index payment_codes_open on payment_codes (order_id) where closed_at is null;
