-- Out of which file an order came, so that a wrong one can be taken out again.
alter table past_orders add column file text;
create index past_orders_by_file on past_orders (file, source, id) where file is not null and address is not null;
