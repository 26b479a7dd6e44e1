-- The first number is 1001. It is drawn before the first message names its order; with a sequence nobody waits for
-- whoever drew before.
create sequence order_numbers;
select setval('order_numbers', 1000);
