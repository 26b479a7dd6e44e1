-- Counts the changes of each table, told as what was seen.
insert into shop_facts values ('tax_version', 1), ('delivery_version', 1);

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
  at integer not null
) strict;
create unique index rate_changes_newest on rate_changes (kind, version);

-- Lines of a file that somebody looks at before they are put.
create table delivery_files (
  id text primary key,
  by_id text not null,
  rows text not null,
  faults text not null,
  lines integer not null,
  at integer not null
) strict;
create index delivery_files_by_time on delivery_files (at);

-- Of goods that have no HSN; a class is a word where others have digits.
alter table products add column tax_class text;
insert into tax_rates values
  ('nil', '2017-07-01', null, 0),
  ('reduced', '2017-07-01', null, 500),
  ('standard', '2017-07-01', null, 1800),
  ('high', '2025-09-22', null, 4000);
