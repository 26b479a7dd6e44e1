-- An owner is told of orders before she says how: whoever said it did so until now.
alter table told_wishes add column chosen integer not null default 1 check (chosen in (0, 1));
