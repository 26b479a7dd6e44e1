-- By word and rank, the best first, so that a walk along a word can end when a page is full. A word carries where
-- it stands as its first sign; filters are words too.
create table product_terms (
  term text collate "C" not null,
  rank bigint not null
);
create unique index product_terms_walk on product_terms (term, rank);

-- What a walk along prices asks of each product, apart from the wide rows.
create index products_facts on products (number) include (unit_paise);
