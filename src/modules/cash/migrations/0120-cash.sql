-- What a courier brought to the shop, for several orders at once.
create table cash_settlements (
  id text primary key,
  carrier text,
  reference text not null,
  due_paise bigint not null check (due_paise >= 0),
  got_paise bigint not null check (got_paise >= 0),
  parcels integer not null,
  note text,
  actor text not null,
  at bigint not null,
  -- One that was noted by mistake stays in the list, with who took it back; its parcels are owed again.
  back_at bigint,
  back_by text
) strict;
create index cash_settlements_by_time on cash_settlements (at);

-- What became of an order that is paid when it arrives: the buyer's word, who refused it, and the courier's money.
create table cash_orders (
  order_id text primary key references orders (id) on delete cascade,
  user_id text not null,
  -- Where codes go; none once its owner has left.
  phone text,
  -- When somebody showed that the number is theirs.
  proven_at bigint,
  -- Until when the buyer's word is waited for; none where nobody asked for it.
  confirm_by bigint,
  confirmed_at bigint,
  confirmed_by text,
  code_mac text,
  code_at bigint,
  code_until bigint,
  tries_left integer not null default 0,
  -- Undelivered and on its way back, or here.
  refused_at bigint,
  forgiven_at bigint,
  -- Brought to the buyer: who owes how much of it to the shop, and since when.
  carrier text,
  due_paise bigint check (due_paise >= 0),
  due_at bigint,
  settled_at bigint,
  settlement_id text references cash_settlements (id)
) strict;
create index cash_orders_waiting on cash_orders (confirm_by) where confirm_by is not null and confirmed_at is null;
create index cash_orders_of_user on cash_orders (user_id);
create index cash_orders_of_phone on cash_orders (phone) where refused_at is not null;
create index cash_orders_owed on cash_orders (due_at, order_id) where due_at is not null and settled_at is null;
create index cash_orders_of_settlement on cash_orders (settlement_id) where settlement_id is not null;
