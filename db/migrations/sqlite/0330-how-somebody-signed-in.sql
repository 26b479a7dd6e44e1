-- The same thing in the hand must not be both factors: what a session began with cannot show the second one.
alter table sessions add column signed_in_by text;
-- A password that a mailed link has set shows no more than the mailbox, until a second factor was shown.
alter table users add column password_by_mail integer not null default 0;
-- Whoever has lost what shows the second factor gets codes after a day, and all owners hear of it.
create table factor_recoveries (
  user_id text primary key references users (id) on delete cascade,
  ready_at integer not null,
  ends_at integer not null
) strict;
