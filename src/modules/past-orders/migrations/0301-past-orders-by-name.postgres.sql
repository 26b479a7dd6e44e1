create index past_orders_by_name on past_orders (lower(name) collate "C", id desc);
create index past_orders_by_last_name on past_orders (
  lower(substring(name from '[^ ]*$')) collate "C",
  id desc
);
