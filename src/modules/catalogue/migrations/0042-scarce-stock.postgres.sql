-- What is nearly gone, the scarcest first. Far from its end a choice stands under one number: a sale of it rewrites no index.
alter table stock add column scarce smallint not null generated always as (least(free, 21)) stored;
create index stock_by_scarcity on stock (scarce, product_id, colour, size) where scarce <= 20;
