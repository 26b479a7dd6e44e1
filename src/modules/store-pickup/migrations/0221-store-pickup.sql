-- Where goods can be collected; a store without a row lets nobody collect.
create table pickup_stores (
  store_id text primary key references stores (id) on delete cascade,
  -- Its code for taxes: what is collected there is supplied there.
  state text not null,
  -- How long goods are kept once they are ready.
  days smallint not null check (days between 1 and 60),
  ready text not null,
  ready_hi text not null
) strict, without rowid;

-- Goods that are, or were, ready at a counter.
create table pickups (
  order_id text primary key references orders (id) on delete cascade,
  keep_until bigint not null,
  -- When its buyer is reminded, and then when it goes back; none where nothing is waited for any more.
  look_at bigint,
  gone_back_at bigint
) strict, without rowid;
create index pickups_to_look_at on pickups (look_at) where look_at is not null;
