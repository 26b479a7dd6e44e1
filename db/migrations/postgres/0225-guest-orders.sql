-- Of an order that was bought without an account: the phone that proves whose it is. None once it is kept in an account.
alter table orders add column guest_phone text;
create index orders_of_guests on orders (guest_phone) where guest_phone is not null;

-- Codes that show an order to whoever has its phone. One for no order keeps a call as slow as one for some.
create table order_codes (
  request_hash text primary key,
  order_id text,
  phone text not null,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
);
create index order_codes_expired on order_codes (expires_at);
