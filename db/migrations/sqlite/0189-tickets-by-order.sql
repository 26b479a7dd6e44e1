-- Found by the number that was typed with them.
create index tickets_of_order on tickets (order_number) where order_number is not null;
