-- When the next step is due of erasing an order whose customer has left; none for a customer who stays.
alter table orders add column erase_at bigint;
create index orders_to_erase on orders (erase_at) where erase_at is not null;
