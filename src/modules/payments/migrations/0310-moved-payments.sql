-- What was paid for one order may pay for another one in its place: both then have one payment at the gateway.
drop index payments_paid_once;
create unique index payments_paid_once on payments (gateway_payment_id)
  where gateway_payment_id is not null and status in ('captured', 'refunded') and method <> 'exchange';
