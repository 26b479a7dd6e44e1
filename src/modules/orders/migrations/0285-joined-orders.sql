-- The first of the orders that leave together with this one.
alter table orders add column joined_to text;
create index orders_joined on orders (joined_to) where joined_to is not null;
