-- One cart for each customer; its version grows with every change, so that tabs know which state is newer.
create table carts (
  user_id text primary key references users (id) on delete cascade,
  version bigint not null,
  promo_code text,
  -- What a shopper adds to the goods, such as a wrapping: a JSON list of kinds.
  extras text not null default '[]'
) strict;

-- No colour and no size are empty texts, because an absent value is never equal to itself in a unique key.
create table cart_lines (
  id text primary key,
  user_id text not null references carts (user_id) on delete cascade,
  product_id text not null,
  colour text not null default '',
  size text not null default '',
  quantity integer not null check (quantity between 1 and 10),
  price_when_added_paise bigint not null,
  added_at bigint not null,
  unique (user_id, product_id, colour, size)
) strict;
