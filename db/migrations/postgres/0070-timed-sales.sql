-- What the owner says that something costs; without "own" stands what a shopper is asked now.
alter table products add column own_mrp_paise bigint not null default 0;
alter table products add column own_unit_paise bigint not null default 0;
alter table products add column own_on_sale integer not null default 0;
-- Its choices do not all cost the same now.
alter table products add column price_varies integer not null default 0;
update products set own_mrp_paise = mrp_paise, own_unit_paise = unit_paise, own_on_sale = on_sale;

-- Of a choice that costs other than its product; both or none.
alter table variants add column mrp_paise bigint check (mrp_paise >= 0);
alter table variants add column unit_paise bigint check (unit_paise >= 0);

-- A lower price from one moment until before another, of a product, one of its choices, or a category.
create table timed_sales (
  id text primary key,
  product_id text references products (id),
  colour text,
  size text,
  category text,
  percent_hundredths integer check (percent_hundredths between 1 and 9999),
  unit_paise bigint check (unit_paise >= 0),
  begins_at bigint not null,
  ends_at bigint,
  -- Whether the products' prices hold it, since when, and after which number they are still to be looked at.
  shown integer not null default 0 check (shown in (0, 1)),
  swept_at bigint not null default 0,
  swept_to bigint,
  check ((product_id is null) <> (category is null)),
  check ((percent_hundredths is null) <> (unit_paise is null)),
  check ((colour is null) = (size is null)),
  check (ends_at >= begins_at)
);
create index timed_sales_of_product on timed_sales (product_id) where product_id is not null;
create index timed_sales_of_category on timed_sales (category) where category is not null;
create index timed_sales_to_sweep on timed_sales (shown, ends_at);
-- The goods of a category in parts, when a sale of it begins or ends.
create index products_top_number on products (top_category, number) where deleted_at is null;
create index products_leaf_number on products (category, number) where deleted_at is null;
