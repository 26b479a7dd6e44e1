-- Equal places are told apart by what says nothing of the price, so that a range of prices is met evenly along each
-- order; ranges of prices and of stars can be put into any order from their index alone.
drop index products_all_appeal;
drop index products_all_price;
drop index products_all_rating;
drop index products_all_newest;
drop index products_top_appeal;
drop index products_top_price;
drop index products_top_rating;
drop index products_top_newest;
drop index products_leaf_appeal;
drop index products_leaf_price;
drop index products_leaf_rating;
drop index products_leaf_newest;

create index products_all_appeal on products (appeal, number, rating, unit_paise) where deleted_at is null;
create index products_all_price on products (unit_paise, number, rating, appeal, created_at) where deleted_at is null;
create index products_all_rating on products (rating, appeal, number, unit_paise, created_at) where deleted_at is null;
create index products_all_newest on products (created_at, number, rating, unit_paise) where deleted_at is null;
create index products_top_appeal on products (top_category, appeal, number, rating, unit_paise) where deleted_at is null;
create index products_top_price on products (top_category, unit_paise, number, rating, appeal, created_at) where deleted_at is null;
create index products_top_rating on products (top_category, rating, appeal, number, unit_paise, created_at) where deleted_at is null;
create index products_top_newest on products (top_category, created_at, number, rating, unit_paise) where deleted_at is null;
create index products_leaf_appeal on products (category, appeal, number, rating, unit_paise) where deleted_at is null;
create index products_leaf_price on products (category, unit_paise, number, rating, appeal, created_at) where deleted_at is null;
create index products_leaf_rating on products (category, rating, appeal, number, unit_paise, created_at) where deleted_at is null;
create index products_leaf_newest on products (category, created_at, number, rating, unit_paise) where deleted_at is null;
create index products_top_sale on products (top_category, discount) where on_sale = 1 and deleted_at is null;
