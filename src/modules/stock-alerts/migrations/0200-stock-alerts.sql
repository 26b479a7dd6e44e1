-- Who is told once when goods are back in stock; an empty colour or size stands for any. due_at: they came back, or may
-- have while it was asked for.
create table stock_alerts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null,
  colour text not null,
  size text not null,
  lang text not null,
  created_at bigint not null,
  due_at bigint,
  unique (user_id, product_id, colour, size)
) strict;
create index stock_alerts_of_product on stock_alerts (product_id);
create index stock_alerts_due on stock_alerts (due_at, id) where due_at is not null;
create index stock_alerts_by_age on stock_alerts (created_at);
