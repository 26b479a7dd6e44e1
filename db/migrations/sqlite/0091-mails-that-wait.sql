-- What a message tells of, and which step of that, where it may be withdrawn before it goes.
alter table outbox add column about text;
alter table outbox add column about_step integer;
create index outbox_about on outbox (about) where about is not null;
