-- What became of an order that is paid when it arrives: the buyer's word, who refused it, and the courier's money.
create table cash_settlements (
  id text primary key,
  carrier text,
  reference text not null,
  due_paise integer not null check (due_paise >= 0),
  got_paise integer not null check (got_paise >= 0),
  parcels integer not null,
  note text,
  actor text not null,
  at integer not null
) strict;
create index cash_settlements_by_time on cash_settlements (at);

create table cash_orders (
  order_id text primary key references orders (id) on delete cascade,
  user_id text not null,
  -- Where codes go; none once its owner has left.
  phone text,
  -- When somebody showed that the number is theirs.
  proven_at integer,
  -- Until when the buyer's word is waited for; none where nobody asked for it.
  confirm_by integer,
  confirmed_at integer,
  confirmed_by text,
  code_mac text,
  code_at integer,
  code_until integer,
  tries_left integer not null default 0,
  -- Undelivered and on its way back, or here.
  refused_at integer,
  forgiven_at integer,
  -- Brought to the buyer: who owes how much of it to the shop, and since when.
  carrier text,
  due_paise integer check (due_paise >= 0),
  due_at integer,
  settled_at integer,
  settlement_id text references cash_settlements (id)
) strict;
create index cash_orders_waiting on cash_orders (confirm_by) where confirm_by is not null and confirmed_at is null;
create index cash_orders_of_user on cash_orders (user_id);
create index cash_orders_of_phone on cash_orders (phone) where refused_at is not null;
create index cash_orders_owed on cash_orders (due_at, order_id) where due_at is not null and settled_at is null;
create index cash_orders_of_settlement on cash_orders (settlement_id) where settlement_id is not null;

-- What came before: nobody's word is waited for, and what was brought was settled without the shop's knowing.
insert into cash_orders (order_id, user_id, phone, confirmed_at, confirmed_by, due_paise, due_at, settled_at)
select o.id, o.user_id, null, o.created_at, 'shop',
  case when o.paid_at is null then null else p.amount_paise end, o.paid_at, o.paid_at
from payments p join orders o on o.id = p.order_id
where p.method = 'cash' and p.gateway = 'manual';
