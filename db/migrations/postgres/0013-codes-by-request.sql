-- A code is bound to the request that asked for it, and no longer to the network address.
alter table phone_codes drop column asked_from;
