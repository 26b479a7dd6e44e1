-- The staff are told of returns and of what people write.
alter table shop_news drop constraint shop_news_kind_check;
alter table shop_news add constraint shop_news_kind_check
  check (kind in ('order', 'cancelled', 'refund', 'payment', 'return', 'ticket', 'grievance'));
-- The return or the ticket that it is about, and what people call the ticket.
alter table shop_news add column about text;
alter table shop_news add column called text;
alter table told_wishes add column asked integer not null default 0 check (asked in (0, 1));
update told_wishes set asked = 1 where orders <> 'none' or troubles = 1;
