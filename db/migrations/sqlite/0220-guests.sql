-- Whoever buys without an account is a user without a name, a mail address or a way to sign in.
alter table users add column is_guest integer not null default 0;
-- The newest customers are found among the customers, however many guests there are.
create index users_customers on users (id) where deleted_at is null and role is null and is_guest = 0;

create table guests (
  user_id text primary key references users (id) on delete cascade,
  -- Of what the browser keeps; none once the guest has signed in.
  token_hash text unique,
  seen_at integer not null,
  -- Whose cart and wishlist the guest's went into, when, and what both were before.
  merged_into text,
  merged_at integer,
  merged text
) strict;
create index guests_seen on guests (seen_at);
create index guests_merged on guests (merged_into, merged_at) where merged_into is not null;
