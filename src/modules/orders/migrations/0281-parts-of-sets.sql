-- The set that a line was sold as a part of, as JSON; null where it was sold by itself.
alter table order_lines add column part_of text;
