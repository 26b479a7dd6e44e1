-- What shoppers read of a product in Hindi; empty where nobody has written it. It stands in the row, as the English does:
-- whoever reads or indexes a product has both.
alter table products add column title_hi text not null default '';
alter table products add column description_hi text not null default '';
alter table products add column highlights_hi text not null default '[]';
