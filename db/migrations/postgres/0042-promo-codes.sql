-- Codes that take something off: a part of the goods, rupees, or the delivery.
create table promo_codes (
  code text primary key,
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  paise bigint not null check (paise >= 0),
  ships_free integer not null check (ships_free in (0, 1)),
  minimum_paise bigint not null check (minimum_paise >= 0),
  -- How often in all, and by one customer; null without end.
  times integer check (times > 0),
  per_customer integer check (per_customer > 0),
  first_order integer not null check (first_order in (0, 1)),
  begins_at bigint,
  ends_at bigint,
  -- By orders that were placed and have not ended unpaid.
  used integer not null check (used >= 0),
  check (times is null or used <= times)
);

-- Each order's own use: held while it is unpaid.
create table promo_uses_anew (
  order_id text primary key references orders (id),
  user_id text not null,
  code text not null,
  state text not null check (state in ('held', 'used')),
  used_at bigint not null
);
insert into promo_uses_anew select order_id, user_id, code, 'used', used_at from promo_uses;
insert into promo_uses_anew
select id, user_id, promo_code, 'held', created_at from orders
where status = 'pending' and promo_code is not null and id not in (select order_id from promo_uses);
drop table promo_uses;
alter table promo_uses_anew rename to promo_uses;
create index promo_uses_of_user on promo_uses (user_id, code);
create index promo_uses_of_code on promo_uses (code);

insert into promo_codes
select 'WELCOME10', 1000, 0, 0, 0, null, 1, 1, null, null, count(*) from promo_uses where code = 'WELCOME10';
