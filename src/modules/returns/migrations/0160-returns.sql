-- Goods that a customer sends back for money or for another choice of the same goods.
create table returns (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  user_id text not null,
  state text not null check (state in
    ('asked', 'accepted', 'onWay', 'received', 'inspected', 'refunded', 'exchanged', 'refused', 'withdrawn')),
  wish text not null check (wish in ('refund', 'exchange')),
  reason text not null,
  words text not null,
  -- How it comes back, as JSON.
  way text not null,
  -- Pieces by the place of their line in the order, with what was decided about them, as JSON.
  lines text not null,
  -- Names of files that the staff alone may see, as JSON.
  pictures text not null,
  -- Pictures that were sent, usable or not.
  picture_tries integer not null default 0,
  -- What the way back costs the customer.
  fee_paise bigint not null check (fee_paise >= 0),
  tracking_number text,
  asked_key text,
  refund_id text,
  new_order_id text,
  created_at bigint not null,
  updated_at bigint not null
) strict;
create index returns_of_order on returns (order_id, id);
create index returns_of_user on returns (user_id);
create index returns_by_state on returns (state, id);
create unique index returns_asked_once on returns (order_id, asked_key) where asked_key is not null;

create table return_events (
  id text primary key,
  return_id text not null references returns (id) on delete cascade,
  state text not null,
  actor text not null,
  note text,
  at bigint not null
) strict;
create index return_events_of_return on return_events (return_id, id);

-- Pictures of returns that the store may have and nobody needs: noted before it gets them, and before they are forgotten.
create table loose_pictures (
  file text primary key,
  noted_at bigint not null
) without rowid;
create index loose_pictures_by_time on loose_pictures (noted_at);
