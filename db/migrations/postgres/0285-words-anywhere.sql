-- Each word of a product lies in the index once more, wherever it stands, so that the widest walk of a search goes along
-- one list in the place of five. The shop fills the index anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
  on conflict (name) do update set value = 1;
