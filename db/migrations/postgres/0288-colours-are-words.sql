-- What a product comes in is found by the names of its colours. The shop fills the index anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
  on conflict (name) do update set value = 1;
