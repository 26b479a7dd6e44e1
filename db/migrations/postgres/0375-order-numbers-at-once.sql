-- A number is drawn before the first message names its order; with a sequence nobody waits for whoever drew before.
create sequence order_numbers;
select setval('order_numbers', value) from shop_facts where name = 'order_number' and value > 0;
delete from shop_facts where name = 'order_number';
