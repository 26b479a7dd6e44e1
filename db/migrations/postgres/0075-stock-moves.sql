-- The books of the stock: each change of what the shop has of a variant, free or held, with its reason. The changes
-- of a variant add up to what there is of it.
create table stock_moves (
  product_id text not null,
  colour text not null,
  size text not null,
  -- The version of the stock that it made.
  version integer not null,
  change integer not null,
  -- What there is after it.
  pieces integer not null check (pieces >= 0),
  reason text not null,
  -- Of the staff, where somebody did it.
  person text,
  -- The order that took it or gave it back.
  order_id text,
  at bigint not null,
  primary key (product_id, colour, size, version)
);

insert into stock_moves (product_id, colour, size, version, change, pieces, reason, at)
select product_id, colour, size, version, free + held, free + held, 'opening',
  cast(extract(epoch from now()) as bigint) * 1000
from stock where free + held > 0;
