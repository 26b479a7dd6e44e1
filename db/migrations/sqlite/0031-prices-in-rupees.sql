-- What is shown and charged stands as it is; beside it the price before the discount, in paise too. It was kept in
-- hundredths of the catalogue's unit, and one of them was as many paise as the rate says.
alter table products rename column price to mrp_paise;
update products set mrp_paise = case
  when discount = 0 then unit_paise
  else max(unit_paise, (mrp_paise * coalesce((select value from shop_facts where name = 'priced_at' and value > 0), 83160000)
    + 500000) / 1000000) end;
delete from shop_facts where name = 'priced_at';
