-- The staff ask for orders by the six characters that customers name, and by status.
create index orders_by_number on orders (short_id);
create index orders_by_status on orders (status, created_at);
