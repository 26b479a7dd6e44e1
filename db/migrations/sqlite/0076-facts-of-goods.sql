-- What the law and the courier ask about goods, beside what migration 0030 made room for.
alter table products add column importer text;
-- In thousandths of its unit.
alter table products add column net_thousandths integer check (net_thousandths > 0);
alter table products add column net_unit text check (net_unit in ('g', 'kg', 'ml', 'l', 'cm', 'm', 'piece'));
-- Counts the changes of staff, so that nobody writes over what he has not seen.
alter table products add column version integer not null default 0;
