-- Messages to send, written in the transaction that causes them.
create table outbox (
  id text primary key,
  kind text not null check (kind in ('mail', 'sms')),
  message text not null,
  due_at bigint not null,
  tries integer not null default 0,
  dead integer not null default 0,
  created_at bigint not null
);
create index outbox_due on outbox (due_at) where dead = 0;

-- Small facts that every process of the shop must agree on, such as the catalogue's version.
create table shop_facts (
  name text primary key,
  value bigint not null
);
