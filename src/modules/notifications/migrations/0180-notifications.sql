-- What those who run the shop want to hear of, and how.
create table notification_preferences (
  user_id text primary key references users (id),
  lang text not null,
  orders text not null check (orders in ('each', 'digest', 'none')),
  troubles integer not null check (troubles in (0, 1)),
  summary integer not null check (summary in (0, 1)),
  by_mail integer not null check (by_mail in (0, 1)),
  by_sms integer not null check (by_sms in (0, 1)),
  by_push integer not null check (by_push in (0, 1)),
  -- What a digest gathers, and when it goes.
  digest_at bigint,
  digest_orders integer not null default 0,
  digest_paise bigint not null default 0,
  -- The last day, by India's clock, that was summed up.
  summary_day integer not null,
  asked integer not null default 0 check (asked in (0, 1)),
  -- An owner is told of orders before she says how.
  chosen integer not null default 1 check (chosen in (0, 1))
) strict;
create index notification_preferences_digest on notification_preferences (digest_at) where digest_at is not null;

-- Browsers that take messages while nobody has the back office open; each as long as its session.
create table push_devices (
  id text primary key,
  user_id text not null references users (id),
  session_id text not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  browser text not null,
  created_at bigint not null
) strict;
create index push_devices_of_user on push_devices (user_id, created_at);
create index push_devices_of_session on push_devices (session_id);

-- What happened and nobody was told of yet; written in the transaction that makes it true.
create table staff_notifications (
  id text primary key,
  kind text not null check (kind in ('order', 'cancelled', 'refund', 'payment', 'return', 'ticket', 'grievance')),
  order_id text not null,
  paise bigint not null,
  pieces integer not null,
  actor text not null,
  at bigint not null,
  -- The return or the ticket that it is about, and what people call the ticket.
  about text,
  called text
) strict;
