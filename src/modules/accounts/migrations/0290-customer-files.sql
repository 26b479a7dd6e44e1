-- Customers of another shop, as a file names them, until they are taken in: a day at most.
create table customer_files (
  id text primary key,
  by_id text not null,
  at bigint not null,
  source text not null check (source in ('shopify', 'woocommerce')),
  -- Those whose line can be read, and what is wrong with the others, as JSON.
  people text not null,
  faults text not null
) strict;

-- When somebody was taken in out of such a file, who need not have come into the account yet.
alter table users add column taken_in_at bigint;
