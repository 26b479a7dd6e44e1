-- Promotions that need no code: the shop reads all of them into memory, so they have no index.
create table automatic_discounts (
  id text primary key,
  kind text not null check (kind in ('freePieces', 'goods', 'category', 'firstOrder', 'customer')),
  name text not null,
  name_hi text not null,
  -- So many are paid, and so many more are free.
  buy_pieces integer not null check (buy_pieces >= 0),
  free_pieces integer not null check (free_pieces >= 0),
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  paise bigint not null check (paise >= 0),
  minimum_paise bigint not null check (minimum_paise >= 0),
  product_id text,
  category text,
  user_id text check ((user_id is null) = (kind <> 'customer')),
  begins_at bigint,
  ends_at bigint,
  -- It can be switched off and on again; who changes it says which version was seen.
  is_on integer not null check (is_on in (0, 1)),
  version integer not null
) strict;
