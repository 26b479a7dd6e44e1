-- What people ask the shop, and what is answered. due_at and near_at are the next clock: null where nothing is due.
create table tickets (
  id text primary key,
  number text not null unique,
  kind text not null,
  lang text not null,
  name text not null,
  email text,
  phone text,
  user_id text references users (id),
  -- As it was typed; order_id only where it is the writer's own.
  order_number text,
  order_id text,
  state text not null,
  version bigint not null,
  created_at bigint not null,
  -- The clocks of the law run from here: when it was written, or opened again.
  since bigint not null,
  waiting_since bigint not null,
  acknowledged_at bigint,
  due_at bigint,
  near_at bigint,
  changed_at bigint not null
) strict;
create index tickets_by_clock on tickets (state, due_at, id);
create index tickets_by_change on tickets (state, changed_at, id);
create index tickets_of_user on tickets (user_id, changed_at);
create index tickets_of_mail on tickets (email);
create index tickets_of_phone on tickets (phone);
create index grievances_by_clock on tickets (near_at) where kind = 'grievance' and near_at is not null;
-- Found by the number that was typed with them.
create index tickets_of_order on tickets (order_number) where order_number is not null;

-- kind is words (of whoever asks), answer (of the shop), or note (for the staff alone).
create table ticket_messages (
  id text primary key,
  ticket_id text not null references tickets (id),
  kind text not null,
  author text,
  words text not null,
  at bigint not null
) strict;
create index ticket_messages_of_ticket on ticket_messages (ticket_id, id);
