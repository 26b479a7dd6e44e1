create table stores (
  id text primary key,
  position integer not null,
  name text not null,
  city text not null,
  address text not null,
  pin_code text not null,
  phone text not null,
  whatsapp text not null,
  timings text not null,
  tags text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  map_url text not null,
  about text not null,
  picture text,
  created_at bigint not null
) strict;

-- What shoppers read of a store in other languages than English.
create table store_texts (
  store_id text not null references stores (id) on delete cascade,
  lang text not null,
  about text not null,
  primary key (store_id, lang)
) strict, without rowid;

-- What customers said, shown on the home page.
create table testimonials (
  id text primary key,
  position integer not null,
  name text not null,
  city text not null,
  words text not null,
  stars integer not null check (stars between 1 and 5)
) strict;

create table testimonial_texts (
  testimonial_id text not null references testimonials (id) on delete cascade,
  lang text not null,
  words text not null,
  primary key (testimonial_id, lang)
) strict, without rowid;
