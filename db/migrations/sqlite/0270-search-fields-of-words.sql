-- The fields in which each word stands, one bit each, and prices within each category: a search asks for nothing that
-- is nowhere. The shop fills the index anew when it starts.
alter table search_words add column fields integer not null default 31;
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
  on conflict (name) do update set value = 1;
