-- What one of the staff did is read in the order of the log, however seldom that one did something.
drop index audit_by_person;
create index audit_by_person on audit (user_id, at, id);
