-- What goes back at once of a payment that pays for more than one order has a row with each of them.
drop index refunds_told_once;
create unique index refunds_told_once on refunds (gateway_payment_id, gateway_refund_id, order_id)
  where gateway_refund_id is not null;
