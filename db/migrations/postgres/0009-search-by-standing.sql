-- By word and standing, the best first, so that a walk along a word can end when a page is full. A word carries where
-- it stands (0 title, 1 brand, 2 category, 3 description) as its first sign; filters are words too.
drop table product_search;
create table product_terms (
  term text collate "C" not null,
  standing bigint not null
);
create unique index product_terms_walk on product_terms (term, standing);

-- What filters and orders of a search ask of a product, apart from its wide row.
create index products_facts on products (number) include (category, rating, unit_paise, created_at);

-- Words are folded by the shop, so it fills the index anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products);
