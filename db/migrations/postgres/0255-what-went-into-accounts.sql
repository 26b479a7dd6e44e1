-- What belongs to orders that an account took over went on belonging to the guest: out of its export, and of its erasure.
update cash_orders set user_id = (select o.user_id from orders o where o.id = cash_orders.order_id)
where exists (select 1 from orders o where o.id = cash_orders.order_id and o.user_id <> cash_orders.user_id);
update returns set user_id = (select o.user_id from orders o where o.id = returns.order_id)
where exists (select 1 from orders o where o.id = returns.order_id and o.user_id <> returns.user_id);

-- Whoever has left since takes them along; the round takes away the files.
update cash_orders set phone = null, proven_at = null, code_mac = null
where phone is not null and user_id in (select id from users where deleted_at is not null);
insert into loose_pictures (file, noted_at)
select p.value, 0 from returns r join users u on u.id = r.user_id cross join jsonb_array_elements_text(r.pictures::jsonb) as p (value)
where u.deleted_at is not null
on conflict (file) do nothing;
update return_events set note = null where note is not null and return_id in (
  select r.id from returns r join users u on u.id = r.user_id where u.deleted_at is not null);
update returns set words = '', pictures = '[]', tracking_number = null, way = '{"kind":"send"}'
where user_id in (select id from users where deleted_at is not null);
