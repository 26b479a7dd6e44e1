-- Rows lie in the order of rank, the best first, so that a walk along a word can end when a page is full. A word
-- carries where it stands as its first sign; filters are words too.
create virtual table product_search using fts5 (
  words, content = '', contentless_delete = 1, detail = 'none', tokenize = "ascii tokenchars '_'"
);
-- A walk looks for the next product of a long list page by page and reads each page it stops at from its beginning: of
-- shorter ones less is read in vain.
insert into product_search (product_search, rank) values ('pgsz', 500);

-- What changed in the index, for processes that keep lists of it in memory: a rank with its terms, or without them
-- where it was taken out. A row with neither says that all may be new. The newest row always stays, so that no number
-- comes twice.
create table search_log (
  id integer primary key,
  rank integer,
  terms text
);

-- What a walk along prices asks of each product, apart from the wide rows.
create index products_facts on products (number, unit_paise);
