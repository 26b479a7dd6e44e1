-- What the shop has asked couriers to bring, each under a reference of its own, written before the courier is asked.
-- state: asked until it is known what became of it; refused where nothing was booked, lost where the courier knew
-- nothing of it for minutes; booked, and sent once the order says so; cancelling, cancelled.
create table parcel_bookings (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  reference text not null unique,
  courier text not null,
  service text not null,
  service_name text not null,
  state text not null,
  tracking_number text,
  -- What the courier calls it beside that.
  courier_key text not null,
  -- Why not, in the courier's words.
  why text,
  grams integer not null,
  quoted_paise bigint not null check (quoted_paise >= 0),
  cash_paise bigint not null check (cash_paise >= 0),
  -- Of the order that was looked at; another one is not sent by this booking.
  order_version integer not null,
  actor text not null,
  asked_at bigint not null,
  changed_at bigint not null,
  pickup_at bigint,
  -- When a job looks at it next.
  look_at bigint
) strict;
create index parcel_bookings_of_order on parcel_bookings (order_id, asked_at);
create unique index parcel_bookings_asked on parcel_bookings (order_id) where state = 'asked';
create index parcel_bookings_to_look_at on parcel_bookings (look_at) where look_at is not null;
create index parcel_bookings_of_number on parcel_bookings (courier, tracking_number) where tracking_number is not null;
create index parcel_bookings_by_age on parcel_bookings (asked_at);
