-- The last number that an order was given; the first is 1001.
insert into shop_facts (name, value) values ('order_number', 1000);
