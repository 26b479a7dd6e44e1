-- A product that is a set of others has no stock of its own: there are as many of it as its parts make.
alter table products add column is_set integer not null default 0 check (is_set in (0, 1));

create table set_parts (
  set_id text not null references products (id),
  position smallint not null,
  part_id text not null,
  colour text not null,
  size text not null,
  -- How many of it are in one set.
  pieces integer not null check (pieces > 0),
  primary key (set_id, position),
  foreign key (part_id, colour, size) references variants (product_id, colour, size)
) strict, without rowid;
create index set_parts_of_part on set_parts (part_id);
