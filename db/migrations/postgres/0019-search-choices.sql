-- What people of a search chose, without a word of who: how much, as of the time it was chosen last.
create table search_choices (
  query text collate "C" not null,
  number bigint not null,
  weight double precision not null,
  last_at bigint not null,
  primary key (query, number)
);
create index search_choices_oldest on search_choices (last_at);
