-- All that a search reads of its candidates, apart from the wide rows.
drop index products_facts;
create index products_facts on products (number) include (title, brand, category, rating, unit_paise, created_at);
