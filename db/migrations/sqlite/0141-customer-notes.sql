-- What the staff write down of a customer, for each other.
create table customer_notes (
  id text primary key,
  user_id text not null references users (id),
  author text not null,
  words text not null,
  at integer not null
) strict;
create index customer_notes_of_user on customer_notes (user_id, at);
