-- People. A deleted person's row stays for the orders, without anything that names the person.
create table users (
  id text primary key,
  name text not null,
  email text unique,
  phone text unique,
  password_hash text,
  email_verified_at bigint,
  is_staff integer not null default 0 check (is_staff in (0, 1)),
  created_at bigint not null,
  last_login_at bigint,
  deleted_at bigint
);

-- Accounts at an OpenID provider, keyed by what never changes there.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id),
  created_at bigint not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
create index identities_user on identities (user_id);

-- Two secrets open one session: the browser's cookie, and the stored token. Only their hashes are here.
create table sessions (
  id text primary key,
  user_id text not null references users (id),
  cookie_hash text not null unique,
  token_hash text not null unique,
  remember integer not null check (remember in (0, 1)),
  browser text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Browsers in which a person has signed in before: guesses made elsewhere do not count against them.
create table known_browsers (
  token_hash text not null,
  user_id text not null references users (id),
  seen_at bigint not null,
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id);
create index known_browsers_age on known_browsers (seen_at);

create table addresses (
  id text primary key,
  user_id text not null references users (id),
  name text not null,
  phone text not null,
  street text not null,
  city text not null,
  state text not null,
  pin_code text not null,
  country text not null,
  is_default integer not null check (is_default in (0, 1)),
  created_at bigint not null
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default = 1;

-- The one code that a phone number can be proven with now.
create table phone_codes (
  phone text primary key,
  request_hash text not null,
  code_mac text not null,
  asked_from text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
);

-- Links in mails, each good once. One for nobody keeps a call as slow as one for somebody.
create table mail_links (
  token_hash text primary key,
  kind text not null check (kind in ('reset', 'confirm')),
  user_id text references users (id),
  email text not null,
  expires_at bigint not null
);
create index mail_links_user on mail_links (user_id);

-- Counters against guessing, one window each.
create table limits (
  name text not null,
  subject text not null,
  count integer not null,
  resets_at bigint not null,
  primary key (name, subject)
);
create index limits_age on limits (resets_at);
