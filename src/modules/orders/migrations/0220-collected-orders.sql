-- The store in which its goods are collected, as it was when it was ordered; none where they are brought.
alter table orders add column collected_in text;
