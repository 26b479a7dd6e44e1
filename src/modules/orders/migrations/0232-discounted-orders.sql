-- What its goods cost when they were given a discount after the sale, those apart that were settled before, and what they cost since.
alter table orders add column discounted_from_paise bigint;
alter table orders add column discounted_paise bigint;
