-- What is sold is a combination of options: each has its own row, its own stock and what tells it from others. A
-- product without options has one, of empty texts.
create table variants (
  product_id text not null references products (id),
  colour text not null,
  size text not null,
  position integer not null,
  -- Taken out of the choices; orders still know it.
  offered integer not null default 1 check (offered in (0, 1)),
  sku text unique,
  barcode text,
  picture text,
  weight_grams integer check (weight_grams > 0),
  primary key (product_id, colour, size)
);

alter table products add column hsn_code text;
alter table products add column country_of_origin text;
alter table products add column maker text;
-- The choices that nobody can buy now, for cards, which know no stock.
alter table products add column sold_out text not null default '[]';

insert into variants (product_id, colour, size, position)
select p.id, c.value ->> 'name', s.value, row_number() over (partition by p.id order by c.at, s.at) - 1
from products as p
cross join lateral json_array_elements(cast(case when p.colours <> '[]' then p.colours
  when p.top_category = 'clothing' then '[{"name":"Black"},{"name":"White"},{"name":"Red"},{"name":"Blue"}]'
  else '[{"name":""}]' end as json)) with ordinality as c (value, at)
cross join lateral json_array_elements_text(cast(case when p.sizes <> '[]' then p.sizes
  when p.top_category = 'clothing' then '["S","M","L","XL"]' else '[""]' end as json)) with ordinality as s (value, at)
on conflict do nothing;

-- What an order still holds or has sold, and is no choice any more.
insert into variants (product_id, colour, size, position, offered)
select distinct line.product_id, coalesce(line.colour, ''), coalesce(line.size, ''), 1000, 0
from order_lines as line join orders on orders.id = line.order_id
where orders.status <> 'cancelled' and line.product_id in (select id from products)
on conflict do nothing;

alter table stock rename to stock_of_products;
alter index stock_pkey rename to stock_of_products_pkey;
create table stock (
  product_id text not null references products (id),
  colour text not null,
  size text not null,
  free integer not null check (free >= 0),
  held integer not null default 0 check (held >= 0),
  sold bigint not null default 0 check (sold >= 0),
  -- Grows with every change, so that what was counted is set against what was seen.
  version integer not null default 0,
  primary key (product_id, colour, size),
  foreign key (product_id, colour, size) references variants (product_id, colour, size)
);

-- Held and sold are known from the orders. What is free was one number for all choices: each gets the same, and the
-- first ones what is left over; who counts them sets it right.
insert into stock (product_id, colour, size, free, held, sold)
with places as (
  select product_id, colour, size, offered,
    row_number() over (partition by product_id order by offered desc, position, colour, size) - 1 as place,
    sum(offered) over (partition by product_id) as choices
  from variants
),
pieces as (
  select line.product_id, coalesce(line.colour, '') as colour, coalesce(line.size, '') as size,
    sum(case when orders.status = 'pending' then line.quantity else 0 end) as held,
    sum(case when orders.status = 'pending' then 0 else line.quantity end) as sold
  from order_lines as line join orders on orders.id = line.order_id
  where orders.status <> 'cancelled' group by 1, 2, 3
),
back as (
  select line ->> 'productId' as product_id, coalesce(line ->> 'colour', '') as colour,
    coalesce(line ->> 'size', '') as size, sum(cast(line ->> 'quantity' as integer)) as pieces
  from refunds join orders on orders.id = refunds.order_id
  cross join lateral json_array_elements(cast(refunds.lines as json)) as line
  where refunds.restock = 1 and orders.status <> 'cancelled' group by 1, 2, 3
),
known as (
  select places.*, coalesce(pieces.held, 0) as held,
    greatest(0, coalesce(pieces.sold, 0) - coalesce(back.pieces, 0)) as sold
  from places
  left join pieces using (product_id, colour, size)
  left join back using (product_id, colour, size)
),
summed as (
  select known.*, sum(held) over (partition by product_id) as all_held,
    sum(sold) over (partition by product_id) as all_sold
  from known
)
select one.product_id, one.colour, one.size,
  case when one.offered = 0 then 0
    else old.free / one.choices + cast(one.place < old.free % one.choices as integer) end,
  one.held + case when one.place = 0 then greatest(0, old.held - one.all_held) else 0 end,
  one.sold + case when one.place = 0 then greatest(0, old.sold - one.all_sold) else 0 end
from summed as one join stock_of_products as old on old.product_id = one.product_id;
drop table stock_of_products;

update products set sold_out = (
  select cast(json_agg(json_build_array(stock.colour, stock.size)) as text)
  from stock join variants using (product_id, colour, size)
  where stock.product_id = products.id and variants.offered = 1 and stock.free = 0)
where exists (
  select 1 from stock join variants using (product_id, colour, size)
  where stock.product_id = products.id and variants.offered = 1 and stock.free = 0
    and (stock.colour <> '' or stock.size <> ''));
