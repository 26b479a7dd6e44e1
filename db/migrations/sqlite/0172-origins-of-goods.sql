-- By which name a file of another shop knows a product, so that the same file meets it again.
create table goods_origins (
  source text not null,
  key text not null,
  product_id text not null,
  primary key (source, key)
) strict;
