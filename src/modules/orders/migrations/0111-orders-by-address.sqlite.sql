create index orders_by_phone on orders ((address ->> '$.phone'), id desc);
create index orders_by_phone_end on orders (substr(address ->> '$.phone', -4), id);
create index orders_by_pin on orders ((address ->> '$.pinCode'), id);
create index orders_by_name on orders (lower(address ->> '$.name'), id desc);
create index orders_by_last_name on orders (
  lower(replace(address ->> '$.name', rtrim(address ->> '$.name', replace(address ->> '$.name', ' ', '')), '')),
  id desc
);
