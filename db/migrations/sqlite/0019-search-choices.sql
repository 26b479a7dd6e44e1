-- What people of a search chose, without a word of who: how much, as of the time it was chosen last.
create table search_choices (
  query text not null,
  number integer not null,
  weight real not null,
  last_at integer not null,
  primary key (query, number)
) strict, without rowid;
create index search_choices_oldest on search_choices (last_at);
