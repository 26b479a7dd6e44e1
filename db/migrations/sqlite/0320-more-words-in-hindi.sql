-- What shoppers read in Hindi below the name of a category, of a store, and of a customer's words; empty where nobody has
-- written it.
alter table categories add column tagline_hi text not null default '';
alter table stores add column about_hi text not null default '';
alter table testimonials add column words_hi text not null default '';
