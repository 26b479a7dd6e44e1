-- The way to pay an order that came by phone.
create table payment_links (
  order_id text primary key references orders (id),
  -- The gateway's own page; none until the gateway made it, nor where payments are played.
  url text,
  sends integer not null check (sends > 0),
  sent_at bigint not null,
  -- Since when nobody can pay by it any more.
  closed_at bigint
);
create index payment_links_open on payment_links (order_id) where closed_at is null;

-- What was paid to the staff has a number of its own, such as that of the bank's transfer.
alter table payments add column reference text;
