-- Who is asked to work in the shop: by mail, to a phone, or, for the first owner, by a link that the start prints.
create table invitations (
  id text primary key,
  token_hash text not null unique,
  kind text not null check (kind in ('mail', 'sms', 'link')),
  sent_to text not null,
  role text not null check (role in ('owner', 'manager', 'packer', 'editor', 'accountant')),
  invited_by text not null,
  created_at integer not null,
  sent_at integer not null,
  expires_at integer not null,
  unique (kind, sent_to)
) strict;
create index users_by_role on users (role) where role is not null;
