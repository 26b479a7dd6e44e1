-- Who wants the newsletter: asked, then confirmed by a mailed link, until they leave.
create table subscribers (
  id text primary key,
  email text not null unique,
  lang text not null,
  state text not null check (state in ('asked', 'confirmed', 'left')),
  confirm_hash text unique,
  confirm_until bigint not null,
  leave_token text not null unique,
  changed_at bigint not null
) strict;
