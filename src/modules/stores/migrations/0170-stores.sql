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
  created_at bigint not null,
  about_hi text not null default ''
) strict;

-- What customers said, shown on the home page.
create table testimonials (
  id text primary key,
  position integer not null,
  name text not null,
  city text not null,
  words text not null,
  stars integer not null check (stars between 1 and 5),
  words_hi text not null default ''
) strict;
