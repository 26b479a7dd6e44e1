-- Who wants to be reminded of cart and wishlist, and what was said last: prices as JSON by product, and the moment at
-- which the cart was left that was spoken of.
create table reminders (
  user_id text primary key references users (id) on delete cascade,
  -- The address that it was allowed for.
  email text not null,
  lang text not null,
  look_at bigint not null,
  prices text not null,
  cart_left_at bigint not null
) strict;
create index reminders_to_look_at on reminders (look_at, user_id);
