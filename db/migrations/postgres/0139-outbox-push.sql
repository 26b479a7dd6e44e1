-- A message may go to an installed back office too.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('mail', 'sms', 'push'));
