-- What went, or was to go, by WhatsApp in the place of SMS, by the id that it has in the outbox. state: waiting and asked
-- before WhatsApp has taken it; accepted, sent, delivered and read after that; refused and failed where an SMS follows.
create table whatsapp_messages (
  id text primary key,
  -- WhatsApp's own name of it.
  wamid text,
  phone text not null,
  -- The SMS, as long as it may have to follow.
  message text,
  state text not null,
  why text,
  since bigint not null,
  changed_at bigint not null
) strict;
create index whatsapp_messages_of_wamid on whatsapp_messages (wamid) where wamid is not null;
create index whatsapp_messages_by_age on whatsapp_messages (since);
create index whatsapp_messages_of_phone on whatsapp_messages (phone);

-- What people wrote to the shop, so that none is heard twice: for a day after it the shop may answer in free words.
create table whatsapp_heard (
  wamid text primary key,
  phone text not null,
  at bigint not null,
  heard_at bigint not null,
  -- The message to the staff that it became.
  ticket_id text
) strict;
create index whatsapp_heard_of_phone on whatsapp_heard (phone, at);
create index whatsapp_heard_by_age on whatsapp_heard (heard_at);
