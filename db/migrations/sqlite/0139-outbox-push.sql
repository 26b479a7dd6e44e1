-- A message may go to an installed back office too. SQLite cannot change what a column may hold.
create table outbox_now (
  id text primary key,
  kind text not null check (kind in ('mail', 'sms', 'push')),
  message text not null,
  due_at integer not null,
  tries integer not null default 0,
  dead integer not null default 0,
  created_at integer not null,
  give_up_at integer not null default 0,
  useful_until integer,
  why text,
  about text,
  about_step integer
) strict;
insert into outbox_now (id, kind, message, due_at, tries, dead, created_at, give_up_at, useful_until, why, about, about_step)
select id, kind, message, due_at, tries, dead, created_at, give_up_at, useful_until, why, about, about_step from outbox;
drop table outbox;
alter table outbox_now rename to outbox;
create index outbox_due on outbox (due_at) where dead = 0;
create index outbox_given_up on outbox (give_up_at) where dead = 1;
create index outbox_about on outbox (about) where about is not null;
