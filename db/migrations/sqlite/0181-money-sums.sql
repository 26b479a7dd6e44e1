-- What was sold and given back on each day in India, summed up from the papers.
create table money_days (
  day text primary key,
  sales integer not null,
  sold_paise integer not null,
  goods_paise integer not null,
  delivery_paise integer not null,
  other_paise integer not null,
  tax_paise integer not null,
  less_paise integer not null,
  credits integer not null,
  credited_paise integer not null,
  credited_tax_paise integer not null
) strict, without rowid;

-- Of each day and each month, by where it went and at which rate; what went back is taken away.
create table money_taxes (
  period text not null,
  place text not null,
  percent_hundredths integer not null,
  between_states integer not null check (between_states in (0, 1)),
  taxable_paise integer not null,
  tax_paise integer not null,
  primary key (period, place, percent_hundredths, between_states)
) strict, without rowid;

-- How far each series of papers is summed up: its numbers have no gap and come in the order of commits.
create table money_cursors (
  kind text not null check (kind in ('invoice', 'credit')),
  year integer not null,
  last integer not null,
  primary key (kind, year)
) strict, without rowid;

create index refunds_by_time on refunds (created_at, id);
-- Sold, under way, and not paid: what couriers are to bring.
create index orders_owing on orders (id, total_paise) where paid_at is null and status in ('ordered', 'processing', 'shipped');
