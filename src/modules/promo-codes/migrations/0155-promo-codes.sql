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
  -- A code can be switched off and on again; who changes it says which version was seen.
  is_on integer not null default 1 check (is_on in (0, 1)),
  version integer not null default 1,
  check (times is null or used <= times)
) strict;
insert into promo_codes values ('WELCOME10', 1000, 0, 0, 0, null, 1, 1, null, null, 0, 1, 1);
