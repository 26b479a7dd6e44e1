-- What the owner has set, a row for each group: its fields as JSON. What is not in it has the shop's own value.
create table shop_settings (
  name text primary key,
  fields text not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text not null
) strict, without rowid;
