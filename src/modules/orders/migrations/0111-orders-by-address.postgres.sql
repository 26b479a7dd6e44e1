create index orders_by_phone on orders ((address::jsonb ->> 'phone') collate "C", id desc);
create index orders_by_phone_end on orders (right(address::jsonb ->> 'phone', 4), id);
create index orders_by_pin on orders ((address::jsonb ->> 'pinCode'), id);
create index orders_by_name on orders (lower(address::jsonb ->> 'name') collate "C", id desc);
create index orders_by_last_name on orders (
  lower(substring(address::jsonb ->> 'name' from '[^ ]*$')) collate "C",
  id desc
);
