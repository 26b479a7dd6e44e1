-- A product is sold, half made or hidden. What is not sold has a moment in deleted_at too, so that whatever shoppers
-- ask for passes it by as before.
alter table products add column state text not null default 'live'
  check (state in ('live', 'draft', 'hidden', 'removed'));
update products set state = 'removed' where deleted_at is not null;

-- The staff's lists, the newest first; a search looks at titles without opening the rows.
create index products_by_state on products (state, number);
create index products_by_title on products (number, title, state);
create index variants_by_barcode on variants (barcode) where barcode is not null;
