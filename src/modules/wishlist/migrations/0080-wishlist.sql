create table wishlist_items (
  user_id text not null references users (id) on delete cascade,
  product_id text not null,
  price_when_added_paise bigint not null,
  added_at bigint not null,
  primary key (user_id, product_id)
) strict;
