-- A payment of the gateway's pays one order. Where one was booked for several, it stays that of the first, and the others
-- keep its name with a word behind it: the gateway gives nothing back of that, and its owner looks there.
update payments set gateway_payment_id = gateway_payment_id || ' told for ' || order_id
where status in ('captured', 'refunded') and exists (
  select 1 from payments as first
  where first.gateway_payment_id = payments.gateway_payment_id and first.status in ('captured', 'refunded')
    and (first.created_at, first.order_id) < (payments.created_at, payments.order_id)
);
create unique index payments_paid_once on payments (gateway_payment_id)
  where gateway_payment_id is not null and status in ('captured', 'refunded');
