-- What was taken away lately is listed with its way back; it is little of a long log.
create index audit_taken_away on audit (at, id) where before is not null and after is null;
