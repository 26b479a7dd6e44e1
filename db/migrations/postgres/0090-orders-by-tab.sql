-- The staff look at orders by what is to be done next, and search them by what customers and couriers name.
create index orders_by_tab on orders ((case
    when step in ('packed', 'partSent') then 'packed'
    when status = 'cancelled' or step = 'returned' then 'ended'
    when status = 'shipped' or step = 'returning' then 'onTheWay'
    when status in ('ordered', 'processing') then 'toPack'
    when status in ('delivered', 'completed') then 'done'
    else 'unpaid'
  end), id);
create index orders_by_paid on orders (paid_at) where paid_at is not null;
create index orders_by_phone on orders ((address::jsonb ->> 'phone') collate "C", id desc);
create index orders_by_phone_end on orders (right(address::jsonb ->> 'phone', 4), id);
create index orders_by_pin on orders ((address::jsonb ->> 'pinCode'), id);
create index orders_by_name on orders (lower(address::jsonb ->> 'name') collate "C", id desc);
create index orders_by_last_name on orders (
  lower(substring(address::jsonb ->> 'name' from '[^ ]*$')) collate "C",
  id desc
);
create index parcels_by_number on parcels (lower(tracking_number), order_id);
create index users_by_name on users (lower(name) collate "C", id desc) where deleted_at is null;
create index users_by_last_name on users (lower(substring(name from '[^ ]*$')) collate "C", id desc)
where deleted_at is null;
create index users_by_phone on users (phone collate "C") where deleted_at is null;
create index users_by_email on users (email collate "C") where deleted_at is null;
