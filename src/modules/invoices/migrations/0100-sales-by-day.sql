-- What was sold and given back on each day in India, summed up from invoices and credit notes.
create table sales_days (
  day text primary key,
  sales integer not null,
  sold_paise bigint not null,
  goods_paise bigint not null,
  delivery_paise bigint not null,
  other_paise bigint not null,
  tax_paise bigint not null,
  less_paise bigint not null,
  credits integer not null,
  credited_paise bigint not null,
  credited_tax_paise bigint not null
) strict, without rowid;

-- Of each day and each month, by where it went and at which rate; what went back is taken away.
create table sales_taxes (
  period text not null,
  place text not null,
  percent_hundredths integer not null,
  between_states integer not null check (between_states in (0, 1)),
  taxable_paise bigint not null,
  tax_paise bigint not null,
  primary key (period, place, percent_hundredths, between_states)
) strict, without rowid;

-- How far each series of documents is summed up: its numbers have no gap and come in the order of commits.
create table sales_cursors (
  kind text not null check (kind in ('invoice', 'credit')),
  year integer not null,
  last integer not null,
  primary key (kind, year)
) strict, without rowid;
