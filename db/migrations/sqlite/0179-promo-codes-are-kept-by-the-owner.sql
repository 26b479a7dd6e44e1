-- A code can be switched off and on again; who changes it says which version was seen.
alter table promo_codes add column is_on integer not null default 1 check (is_on in (0, 1));
alter table promo_codes add column version integer not null default 1;
