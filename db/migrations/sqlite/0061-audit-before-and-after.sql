-- What each thing was before somebody of the staff changed it, and what after; read by time, by person and by thing.
alter table audit add column before text;
alter table audit add column after text;
update audit set before = json_extract(details, '$.before'), after = json_extract(details, '$.after')
where action = 'change setting';
update audit set after = details where action <> 'change setting';
alter table audit drop column details;
create index audit_by_time on audit (at, id);
create index audit_by_person on audit (user_id, at);
