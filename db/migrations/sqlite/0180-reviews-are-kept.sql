-- Whether shoppers see a review: one that waits for the staff, or was hidden for a reason, does not count.
alter table reviews add column state text not null default 'shown' check (state in ('waiting', 'shown', 'hidden'));
alter table reviews add column reason text;
alter table reviews add column reply text;
alter table reviews add column version integer not null default 1;
alter table reviews add column changed_at integer;
alter table reviews add column changed_by text;

-- As the staff look through them; samples that say nothing are no reading.
create index reviews_at_desk on reviews (state, created_at, id) where is_sample = 0 or text <> '';
create index reviews_at_desk_by_stars on reviews (state, stars, created_at, id) where is_sample = 0 or text <> '';
