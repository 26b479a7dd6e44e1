-- Pictures that a file of goods names elsewhere on the web, fetched after the goods are there.
create table file_pictures (
  bulk_id text not null references bulk_deeds (id) on delete cascade,
  line integer not null,
  nth integer not null,
  address text not null,
  state text not null check (state in ('waits', 'done', 'failed')),
  problem text,
  tries integer not null,
  due_at integer not null,
  primary key (bulk_id, line, nth)
) strict;
create index file_pictures_waiting on file_pictures (bulk_id, line, nth) where state = 'waits';
