-- What was rated stayed in the index where it had stood before, and what of it was hidden later was found still: the
-- index is filled anew.
insert into shop_facts (name, value) select 'search_to_fill', 1 where exists (select 1 from products)
on conflict (name) do update set value = 1;
