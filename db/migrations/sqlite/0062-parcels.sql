-- What the staff know of an order beside its documented status: the two never contradict each other.
alter table orders add column step text check (
  step is null
  or (step = 'packed' and status = 'processing')
  or (step = 'partSent' and status = 'shipped')
  or (step in ('returning', 'returned') and status in ('shipped', 'delivered', 'completed'))
);
create index orders_by_step on orders (step, created_at) where step is not null;

-- Counts up with each change, so that who changes an order can say which one was seen.
alter table orders add column version integer not null default 0;
alter table order_events add column version integer not null default 0;

-- An order travels in one parcel or in several, each with some of its pieces.
create table parcels (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  carrier text,
  tracking_number text,
  -- Pieces by the place of their line in the order, as JSON.
  lines text not null,
  state text not null check (state in ('sent', 'delivered', 'returning', 'returned')),
  -- Whether what came back is for sale again.
  restocked integer not null check (restocked in (0, 1)),
  sent_at integer not null,
  updated_at integer not null,
  unique (order_id, position)
) strict;

insert into parcels
select 'parcel-' || id, id, 0, carrier, tracking_number,
  coalesce((select json_group_array(json_object('line', position, 'quantity', quantity)) from order_lines where order_id = orders.id), '[]'),
  case when status = 'shipped' then 'sent' else 'delivered' end, 0, updated_at, updated_at
from orders where status in ('shipped', 'delivered', 'completed');

-- What the staff wrote down about an order, and what they wrote to its customer.
create table order_notes (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('note', 'message')),
  author text not null,
  words text not null,
  at integer not null
) strict;
create index order_notes_of_order on order_notes (order_id, at);

-- The same wish has the same key, however often it is sent.
alter table refunds add column asked_key text;
create unique index refunds_asked_once on refunds (order_id, asked_key) where asked_key is not null;
