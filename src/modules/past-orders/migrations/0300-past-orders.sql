-- Orders of the shop before, to be looked at: this shop sold none of them.
create table past_orders (
  id text primary key,
  source text not null check (source in ('shopify', 'woocommerce')),
  -- As the other shop wrote it, and by which it is the same.
  number text not null,
  number_key text collate "C" not null,
  placed_at bigint not null,
  status text not null check (status in ('unpaid', 'paid', 'sent', 'cancelled', 'refunded')),
  -- Empty once the person was erased, with what stands in address and note.
  name text not null,
  email text collate "C",
  phone text collate "C",
  total_paise bigint not null check (total_paise >= 0),
  refunded_paise bigint not null check (refunded_paise >= 0),
  note text not null,
  -- As JSON.
  address text,
  sale text not null,
  unique (source, number_key)
) strict;
create index past_orders_by_number on past_orders (number_key);
create index past_orders_by_email on past_orders (email, id desc);
create index past_orders_by_phone on past_orders (phone, id desc);

-- A file of them that was read, some orders at a time, until they are taken in: a day at most.
create table past_order_files (
  id text not null,
  part integer not null,
  at bigint not null,
  source text not null check (source in ('shopify', 'woocommerce')),
  -- Those that can be read, and what is wrong with the others, as JSON.
  orders text not null,
  faults text not null,
  primary key (id, part)
) strict;
create index past_order_files_by_time on past_order_files (at);
