-- Rows lie in the order of standing, the best first, so that a walk along a word can end when a page is full. A word
-- carries where it stands (0 title, 1 brand, 2 category, 3 description) as its first sign; filters are words too.
drop table product_search;
create virtual table product_search using fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "ascii tokenchars '_'"
);

-- What filters and orders of a search ask of a product, apart from its wide row.
create index products_facts on products (number, category, rating, unit_paise, created_at);

-- Words are folded by the shop, so it fills the index anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products);
