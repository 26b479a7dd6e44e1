-- Shoppers sign in by a passkey. One that was added behind the door of the staff is a second factor too; all so far were.
alter table passkeys add column is_factor integer not null default 1 check (is_factor in (0, 1));

-- What a browser that nobody is signed in with was asked to sign; taken once.
create table passkey_tries (
  token_hash text primary key,
  challenge_hash text not null,
  expires_at integer not null
) strict;
create index passkey_tries_old on passkey_tries (expires_at);
