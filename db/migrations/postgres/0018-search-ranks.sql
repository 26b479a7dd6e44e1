-- The index tells the words that name a thing from others of its title, carries quantities and bands of prices as
-- words, and the shop fills it anew when it starts.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
  on conflict (name) do update set value = 1;
