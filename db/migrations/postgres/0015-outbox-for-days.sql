-- A message is tried until a time of its own, says why it did not go, and may lose its use before.
alter table outbox add column give_up_at bigint not null default 0;
alter table outbox add column useful_until bigint;
alter table outbox add column why text;
update outbox set give_up_at = created_at + 259200000;
create index outbox_given_up on outbox (give_up_at) where dead = 1;
