create index past_orders_by_name on past_orders (lower(name), id desc);
create index past_orders_by_last_name on past_orders (
  lower(replace(name, rtrim(name, replace(name, ' ', '')), '')),
  id desc
);
