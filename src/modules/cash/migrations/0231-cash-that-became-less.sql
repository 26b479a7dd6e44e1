-- What was taken off what is paid on delivery, before the parcel left.
alter table cash_orders add column less_paise bigint not null default 0;
create index cash_orders_less on cash_orders (order_id, less_paise) where less_paise > 0;
