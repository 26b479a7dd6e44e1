-- Goods that nobody can pay at the door.
alter table products add column prepaid_only integer not null default 0 check (prepaid_only in (0, 1));
