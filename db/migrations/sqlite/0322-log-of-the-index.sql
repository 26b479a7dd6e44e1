-- What changed in the index, for processes that keep lists of it in memory: a standing with its terms, or without them
-- where it was taken out. A row with neither says that all may be new. The newest row always stays, so that no number
-- comes twice.
create table search_log (
  id integer primary key,
  standing integer,
  terms text
);
