-- What a shopper adds to the goods, such as a wrapping: a JSON list of kinds.
alter table carts add column extras text not null default '[]';
