-- What is nearly gone, the scarcest first. Far from its end a choice stands under one number and leaves the index alone.
alter table stock add column scarce integer not null generated always as (min(free, 21)) virtual;
create index stock_by_scarcity on stock (scarce, product_id, colour, size) where scarce <= 20;
