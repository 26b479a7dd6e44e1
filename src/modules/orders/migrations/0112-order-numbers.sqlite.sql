-- The last number that an order was given; the first is 1001.
insert into key_values (name, value) values ('order_number', 1000);
