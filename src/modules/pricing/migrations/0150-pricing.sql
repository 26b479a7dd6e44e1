-- Taxes that prices hold, by HSN and price, each from its day on.
create table tax_rates (
  -- The first digits of an HSN code; empty for all that is named nowhere else.
  hsn text not null,
  -- A day in India, as 2025-09-22.
  begins_on text not null,
  -- A piece may cost so much; null for any price.
  up_to_paise bigint check (up_to_paise > 0),
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000)
) strict;
create unique index tax_rates_once on tax_rates (hsn, begins_on, coalesce(up_to_paise, 0));
insert into tax_rates values
  ('', '2017-07-01', null, 1800),
  ('4820', '2025-09-22', null, 0),
  ('49', '2017-07-01', null, 0),
  ('61', '2025-09-22', 250000, 500),
  ('61', '2025-09-22', null, 1800),
  ('62', '2025-09-22', 250000, 500),
  ('62', '2025-09-22', null, 1800),
  ('64', '2025-09-22', 250000, 500),
  ('64', '2025-09-22', null, 1800),
  ('71', '2017-07-01', null, 300),
  -- Of goods that have no HSN.
  ('nil', '2017-07-01', null, 0),
  ('reduced', '2017-07-01', null, 500),
  ('standard', '2017-07-01', null, 1800),
  ('high', '2025-09-22', null, 4000);

-- Where parcels go and for how much; the longest prefix of the PIN code decides.
create table delivery_rates (
  prefix text not null,
  -- A parcel may weigh so much; null for any weight.
  up_to_grams integer check (up_to_grams > 0),
  deliverable integer not null check (deliverable in (0, 1)),
  days integer check (days between 0 and 60),
  price_paise bigint not null check (price_paise >= 0),
  free_above_paise bigint not null check (free_above_paise >= 0),
  takes_cash integer not null check (takes_cash in (0, 1))
) strict;
create unique index delivery_rates_once on delivery_rates (prefix, coalesce(up_to_grams, 0));

-- Counts the changes of each table, told as what was seen.
insert into key_values values ('tax_version', 1), ('delivery_version', 1);

-- What a change of these tables wrote over, so that it can be taken back.
create table rate_changes (
  id text primary key,
  kind text not null check (kind in ('tax', 'delivery')),
  -- Which version of its table it made.
  version integer not null,
  by_id text not null,
  -- What was done, to how many, and the first of them.
  what text not null,
  -- All rows of these prefixes, before and after.
  before text not null,
  after text not null,
  at bigint not null
) strict;
create unique index rate_changes_newest on rate_changes (kind, version);

-- Lines of a file that somebody looks at before they are put.
create table delivery_files (
  id text primary key,
  by_id text not null,
  rows text not null,
  faults text not null,
  lines integer not null,
  at bigint not null
) strict;
create index delivery_files_by_time on delivery_files (at);
