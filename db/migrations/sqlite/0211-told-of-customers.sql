-- The staff are told of returns and of what people write; the check of a table is changed with the table.
create table shop_news_now (
  id text primary key,
  kind text not null check (kind in ('order', 'cancelled', 'refund', 'payment', 'return', 'ticket', 'grievance')),
  order_id text not null,
  paise integer not null,
  pieces integer not null,
  actor text not null,
  at integer not null,
  -- The return or the ticket that it is about, and what people call the ticket.
  about text,
  called text
) strict;
insert into shop_news_now (id, kind, order_id, paise, pieces, actor, at)
  select id, kind, order_id, paise, pieces, actor, at from shop_news;
drop table shop_news;
alter table shop_news_now rename to shop_news;
alter table told_wishes add column asked integer not null default 0 check (asked in (0, 1));
update told_wishes set asked = 1 where orders <> 'none' or troubles = 1;
