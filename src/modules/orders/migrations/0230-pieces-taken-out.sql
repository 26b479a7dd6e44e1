-- Taken out of an order before it was paid or left: nothing was ever paid for these, and they lie on the shelf.
alter table order_pieces add column never_left integer not null default 0;
