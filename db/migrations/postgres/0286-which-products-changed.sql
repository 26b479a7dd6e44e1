-- Which products each version of the index changed: a process that keeps their titles cut into words forgets these alone.
create table search_changes (
  version bigint not null,
  number bigint not null,
  primary key (version, number)
);
