-- What is done to many goods at once, with each product's values before and after, so that it can be taken back.
create table bulk_deeds (
  id text primary key,
  kind text not null,
  wish text not null,
  by_id text not null,
  state text not null
    check (state in ('reading', 'checking', 'planned', 'running', 'stopped', 'done', 'undoing', 'undone')),
  lines integer not null default 0,
  version integer not null default 0,
  at bigint not null,
  done_at bigint
);
create index bulk_deeds_at_work on bulk_deeds (id) where state in ('checking', 'running', 'undoing');

create table bulk_lines (
  bulk_id text not null references bulk_deeds (id) on delete cascade,
  line integer not null,
  file_row integer,
  product_id text,
  title text not null,
  wish text,
  before text,
  after text,
  state text not null,
  problem text,
  detail text,
  primary key (bulk_id, line)
);
create index bulk_lines_by_state on bulk_lines (bulk_id, state, line);
create index bulk_lines_by_product on bulk_lines (bulk_id, product_id);

-- The staff's list of one category.
create index products_in_category on products (category, state, number);
