create index users_by_last_name on users (lower(substring(name from '[^ ]*$')) collate "C", id desc)
where deleted_at is null;
-- A beginning is looked for along an index of bytes; the unique ones go by the database's own language.
create index users_by_phone on users (phone collate "C") where deleted_at is null;
create index users_by_email on users (email collate "C") where deleted_at is null;
