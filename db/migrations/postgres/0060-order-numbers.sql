-- The number that people say of an order, drawn without gaps in the transaction that places it.
alter table orders add column number bigint;

update orders set number = drawn.number
from (select id, 1000 + row_number() over (order by created_at, id) as number from orders) as drawn
where drawn.id = orders.id;

create unique index orders_numbered on orders (number);

insert into shop_facts (name, value) select 'order_number', 1000 + count(*) from orders;
