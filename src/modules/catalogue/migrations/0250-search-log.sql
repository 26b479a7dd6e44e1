-- No process keeps lists of the index in memory, and none has to hear what changes in it.
drop table if exists search_log;
