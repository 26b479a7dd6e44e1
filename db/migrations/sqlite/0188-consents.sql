-- Who allowed what, or took it back: by which words, in which language, when, and on which page. Rows are only added.
create table consents (
  id text primary key,
  user_id text references users (id),
  -- The mail address or the number that it is about.
  reach text not null,
  purpose text not null,
  deed text not null,
  words text not null,
  lang text not null,
  page text not null,
  at integer not null
) strict;
create index consents_of_reach on consents (reach, purpose, at);
create index consents_of_user on consents (user_id);
create index consents_withdrawn on consents (at) where deed = 'withdrawn';

-- What was given at registration and never used.
create index users_unused_claims on users (created_at)
  where claimed_email is not null and last_login_at is null;
