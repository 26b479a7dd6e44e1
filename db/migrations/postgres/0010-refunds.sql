-- Money to give back: as many rows for one payment as there are refunds of it, whoever asked for them.
create table refunds_anew (
  id text primary key,
  order_id text not null references orders (id),
  -- What was paid at the gateway; nothing for money that the staff took by hand.
  gateway_payment_id text,
  kind text not null check (kind in ('gateway', 'manual')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The goods it is for, as JSON; none when it is for the order or a part of its sum.
  lines text not null,
  restock integer not null check (restock in (0, 1)),
  reason text not null,
  asked_by text not null,
  state text not null check (state in ('due', 'sent', 'done', 'refused')),
  -- The same at each try, so that the gateway gives the money back once; another after a refusal.
  gateway_key text not null,
  gateway_refund_id text,
  -- The bank's or the till's number of what was given back by hand.
  reference text,
  refusal text,
  tries integer not null,
  due_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  check (kind = 'manual' or gateway_payment_id is not null)
);

insert into refunds_anew
select
  'refund-' || gateway_payment_id, order_id, gateway_payment_id, 'gateway', amount_paise, '[]',
  case when reason in ('customer', 'staff', 'gateway') then 1 else 0 end,
  reason,
  case when reason in ('staff', 'gateway') then reason
    when reason = 'customer' then (select user_id from orders where orders.id = refunds.order_id)
    else 'shop' end,
  status, substr('refund-' || gateway_payment_id, 1, 40), nullif(gateway_refund_id, ''), null, null,
  tries, due_at, created_at, created_at
from refunds;

-- What earlier versions forgot: the rest of a payment of which a part had gone back before the order was
-- cancelled, and money taken by hand. Nothing is sent by itself; the staff find it among their tasks.
insert into refunds_anew
select
  'rest-' || payments.order_id, payments.order_id, payments.gateway_payment_id,
  case when payments.gateway = 'manual' then 'manual' else 'gateway' end,
  payments.amount_paise - coalesce(given.paise, 0), '[]', 1, orders.cancel_reason, 'shop',
  case when payments.gateway = 'manual' then 'due' else 'refused' end,
  substr('rest-' || payments.order_id, 1, 40), null, null,
  case when payments.gateway = 'manual' then null else 'Not asked for when the order was cancelled' end,
  0, orders.updated_at, orders.updated_at, orders.updated_at
from payments
join orders on orders.id = payments.order_id
left join (
  select order_id, gateway_payment_id, cast(sum(amount_paise) as bigint) as paise
  from refunds group by order_id, gateway_payment_id
) as given on given.order_id = payments.order_id and given.gateway_payment_id = payments.gateway_payment_id
where orders.status = 'cancelled' and orders.cancel_reason in ('customer', 'staff')
  and payments.status in ('captured', 'refunded')
  and (payments.gateway = 'manual' or payments.gateway_payment_id is not null)
  and payments.amount_paise > coalesce(given.paise, 0);

drop table refunds;
alter table refunds_anew rename to refunds;
create index refunds_due on refunds (due_at) where kind = 'gateway' and state in ('due', 'sent');
create index refunds_to_do on refunds (created_at) where state <> 'done';
create index refunds_of_order on refunds (order_id);
create index refunds_of_payment on refunds (gateway_payment_id) where gateway_payment_id is not null;
create unique index refunds_told_once on refunds (gateway_payment_id, gateway_refund_id) where gateway_refund_id is not null;
create index payments_by_gateway_payment on payments (gateway_payment_id) where gateway_payment_id is not null;
