-- Hindi words lie in the index in one spelling: without dots below, and with one sign for a nasal before its own kind of
-- consonant. The shop fills the index anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
  on conflict (name) do update set value = 1;
