-- Small numbers that every process of the shop must agree on, such as the catalogue's version.
create table key_values (
  name text primary key,
  value bigint not null
) strict;

-- What kept answers show is another now. In the order of writers: PostgreSQL's transactions, numbers in SQLite.
create table invalidations (
  id text primary key,
  writer bigint not null,
  keys text not null
) strict;
create index invalidations_by_writer on invalidations (writer);

-- Who of the staff changed what.
create table audit (
  id text primary key,
  user_id text not null,
  action text not null,
  subject text not null,
  at bigint not null,
  -- What each thing was before, and what after.
  before text,
  after text
) strict;
create index audit_subject on audit (subject, at);
create index audit_by_time on audit (at, id);
create index audit_by_person on audit (user_id, at, id);
-- What was taken away lately is listed with its way back; it is little of a long log.
create index audit_taken_away on audit (at, id) where before is not null and after is null;

-- Counters against guessing, one window each.
create table limits (
  name text not null,
  subject text not null,
  count integer not null,
  resets_at bigint not null,
  primary key (name, subject)
) strict;
create index limits_age on limits (resets_at);

-- Messages to send, written in the transaction that causes them.
create table outbox (
  id text primary key,
  kind text not null check (kind in ('mail', 'sms', 'push')),
  message text not null,
  due_at bigint not null,
  tries integer not null default 0,
  dead integer not null default 0,
  created_at bigint not null,
  -- A message is tried until a time of its own, says why it did not go, and may lose its use before.
  give_up_at bigint not null default 0,
  useful_until bigint,
  why text,
  -- What a message tells of, and which step of that, where it may be withdrawn before it goes.
  about text,
  about_step bigint
) strict;
create index outbox_due on outbox (due_at) where dead = 0;
create index outbox_given_up on outbox (give_up_at) where dead = 1;
create index outbox_about on outbox (about) where about is not null;
