-- People. A deleted person's row stays for the orders, without anything that names the person.
create table users (
  id text primary key,
  name text not null,
  email text unique,
  phone text unique,
  password_hash text,
  email_verified_at bigint,
  created_at bigint not null,
  last_login_at bigint,
  deleted_at bigint,
  -- An address belongs to the one account that proved it. Until then accounts only claim it, and several may.
  claimed_email text,
  -- Whoever works in the shop has a role.
  role text check (role in ('owner', 'manager', 'packer', 'editor', 'accountant')),
  -- Whoever buys without an account is a user without a name, a mail address or a way to sign in.
  is_guest smallint not null default 0,
  -- A password that a mailed link has set shows no more than the mailbox, until a second factor was shown.
  password_by_mail smallint not null default 0
) strict;
create index users_claimed_email on users (claimed_email) where claimed_email is not null;
create index users_by_name on users (lower(name) collate "C", id desc) where deleted_at is null;
create index users_by_role on users (role) where role is not null;
-- What was given at registration and never used.
create index users_unused_claims on users (created_at)
  where claimed_email is not null and last_login_at is null;
-- The newest customers are found among the customers, however many guests there are.
create index users_customers on users (id) where deleted_at is null and role is null and is_guest = 0;

-- Accounts at an OpenID provider, keyed by what never changes there.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id),
  created_at bigint not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
) strict;
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
  expires_at bigint not null,
  -- When somebody of the staff last showed by a passkey or a code that it is them; without it a session holds no role.
  factor_at bigint,
  -- The same thing in the hand must not be both factors: what a session began with cannot show the second one.
  signed_in_by text
) strict;
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Browsers in which a person has signed in before: guesses made elsewhere do not count against them.
create table known_browsers (
  token_hash text not null,
  user_id text not null references users (id),
  seen_at bigint not null,
  -- A known browser gets a new secret at each login; its tries are counted under the name it had first.
  counted_as text not null default '',
  primary key (token_hash, user_id)
) strict;
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
) strict;
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default = 1;

-- Links in mails, each good once. One for nobody keeps a call as slow as one for somebody.
create table mail_links (
  token_hash text primary key,
  kind text not null check (kind in ('reset', 'confirm')),
  user_id text references users (id),
  email text not null,
  expires_at bigint not null
) strict;
create index mail_links_user on mail_links (user_id);

create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  public_key text not null,
  counter bigint not null check (counter >= 0),
  name text not null,
  created_at bigint not null,
  used_at bigint,
  -- One that was added behind the door of the staff is a second factor too.
  is_factor smallint not null default 1 check (is_factor in (0, 1))
) strict;
create index passkeys_user on passkeys (user_id);

-- Bound to the session that asked; taken once.
create table factor_codes (
  session_id text primary key references sessions (id) on delete cascade,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
) strict;

create table factor_challenges (
  session_id text not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('show', 'add')),
  challenge_hash text not null,
  expires_at bigint not null,
  primary key (session_id, purpose)
) strict;

-- Who is asked to work in the shop: by mail, to a phone, or, for the first owner, by a link that the start prints.
create table invitations (
  id text primary key,
  token_hash text not null unique,
  kind text not null check (kind in ('mail', 'sms', 'link')),
  sent_to text not null,
  role text not null check (role in ('owner', 'manager', 'packer', 'editor', 'accountant')),
  invited_by text not null,
  created_at bigint not null,
  sent_at bigint not null,
  expires_at bigint not null,
  unique (kind, sent_to)
) strict;

-- What the staff write down of a customer, for each other.
create table customer_notes (
  id text primary key,
  user_id text not null references users (id),
  author text not null,
  words text not null,
  at bigint not null
) strict;
create index customer_notes_of_user on customer_notes (user_id, at);

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
  at bigint not null
) strict;
create index consents_of_reach on consents (reach, purpose, at);
create index consents_of_user on consents (user_id);
create index consents_withdrawn on consents (at) where deed = 'withdrawn';

create table guests (
  user_id text primary key references users (id) on delete cascade,
  -- Of what the browser keeps; none once the guest has signed in.
  token_hash text unique,
  seen_at bigint not null,
  -- Whose cart and wishlist the guest's went into, when, and what both were before.
  merged_into text,
  merged_at bigint,
  merged text
) strict;
create index guests_seen on guests (seen_at);
create index guests_merged on guests (merged_into, merged_at) where merged_into is not null;

-- Codes that show an order to whoever has its phone. One for no order keeps a call as slow as one for some.
create table order_codes (
  request_hash text primary key,
  order_id text,
  phone text not null,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
) strict;
create index order_codes_expired on order_codes (expires_at);

-- What a browser that nobody is signed in with was asked to sign; taken once.
create table passkey_tries (
  token_hash text primary key,
  challenge_hash text not null,
  expires_at bigint not null
) strict;
create index passkey_tries_old on passkey_tries (expires_at);

-- Whoever has lost what shows the second factor gets codes after a day, and all owners hear of it.
create table factor_recoveries (
  user_id text primary key references users (id) on delete cascade,
  ready_at bigint not null,
  ends_at bigint not null
) strict;

-- The one code that a phone number can be proven with now.
create table phone_codes (
  request_hash text primary key,
  phone text not null,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at bigint not null,
  expires_at bigint not null
) strict;
create index phone_codes_phone on phone_codes (phone);
