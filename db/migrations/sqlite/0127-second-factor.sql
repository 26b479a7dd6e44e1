-- When somebody of the staff last showed by a passkey or a code that it is them; a session that has not, holds no role.
alter table sessions add column factor_at integer;

create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  public_key text not null,
  counter integer not null check (counter >= 0),
  name text not null,
  created_at integer not null,
  used_at integer
) strict;
create index passkeys_user on passkeys (user_id);

-- Bound to the session that asked; taken once.
create table factor_codes (
  session_id text primary key references sessions (id) on delete cascade,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at integer not null,
  expires_at integer not null
) strict;

create table factor_challenges (
  session_id text not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('show', 'add')),
  challenge_hash text not null,
  expires_at integer not null,
  primary key (session_id, purpose)
) strict;
