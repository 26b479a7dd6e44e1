create table reviews (
  id text primary key,
  product_id text not null references products (id),
  -- Null on samples and when the account is gone.
  user_id text,
  name text not null,
  stars integer not null check (stars between 1 and 5),
  title text not null default '',
  text text not null default '',
  is_sample integer not null default 0 check (is_sample in (0, 1)),
  created_at bigint not null,
  -- One that waits for the staff, or was hidden for a reason, does not count.
  state text not null default 'shown' check (state in ('waiting', 'shown', 'hidden')),
  reason text,
  reply text,
  version integer not null default 1,
  changed_at bigint,
  changed_by text
) strict;
create index reviews_of_product on reviews (product_id, created_at, id);
create unique index reviews_one_each on reviews (user_id, product_id) where user_id is not null;
-- As the staff look through them; samples that say nothing are no reading.
create index reviews_at_desk on reviews (state, created_at, id) where is_sample = 0 or text <> '';
create index reviews_at_desk_by_stars on reviews (state, stars, created_at, id) where is_sample = 0 or text <> '';
