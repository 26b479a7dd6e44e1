-- What an order cost beside its goods, a row for each, in the order of showing.
create table order_charges (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  -- Less than nothing where it takes away.
  paise bigint not null,
  -- Part of the goods' prices already: shown, and not added.
  inside integer not null check (inside in (0, 1)),
  -- How it is called: a name among the texts, and what its sentence says, as JSON.
  words text not null,
  params text not null,
  primary key (order_id, position)
);

insert into order_charges
select id, 0, 'promo', -promo_paise, 0, 'promo', json_build_object('code', coalesce(promo_code, ''))::text
from orders where promo_paise > 0;
insert into order_charges select id, 1, 'shipping', shipping_paise, 0, 'shipping', '{}' from orders;
insert into order_charges select id, 2, 'tax', tax_paise, 0, 'tax', '{"percent":10}' from orders;

-- The CHECK of the total goes with the parts that it names.
alter table orders drop column promo_paise;
alter table orders drop column shipping_paise;
alter table orders drop column tax_paise;
alter table orders add check (total_paise >= 0);
