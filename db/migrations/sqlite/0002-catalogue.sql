-- What the shop sells. `number` is a small key for the search index and for joins; `id` is the public one.
create table categories (
  id text primary key,
  parent text references categories (id),
  name text not null,
  tagline text not null,
  position integer not null unique
) strict;

create table products (
  number integer primary key,
  id text not null unique,
  slug text not null unique,
  title text not null,
  brand text not null,
  category text not null references categories (id),
  top_category text not null references categories (id),
  description text not null,
  highlights text not null default '[]',
  -- Hundredths of the catalogue unit, before the discount.
  price integer not null check (price >= 0),
  discount integer not null default 0 check (discount between 0 and 100),
  -- What is shown and charged, kept ready for filters and sorting.
  unit_paise integer not null check (unit_paise >= 0),
  pictures text not null default '[]',
  colours text not null default '[]',
  sizes text not null default '[]',
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- The average times 100, rounded down; 0 without ratings.
  rating integer not null default 0,
  featured integer not null default 0 check (featured in (0, 1)),
  on_sale integer not null default 0 check (on_sale in (0, 1)),
  in_stock integer not null default 0 check (in_stock in (0, 1)),
  -- The order without a search: in stock first, then what shoppers are likely to want.
  appeal integer not null default 0,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer
) strict;

-- Each order of the listing, for the whole shop, for a category and for a part of one; filters read the index alone.
create index products_all_appeal on products (appeal, rating, unit_paise, number) where deleted_at is null;
create index products_all_price on products (unit_paise, rating, number) where deleted_at is null;
create index products_all_rating on products (rating, unit_paise, number) where deleted_at is null;
create index products_all_newest on products (created_at, rating, unit_paise, number) where deleted_at is null;
create index products_top_appeal on products (top_category, appeal, rating, unit_paise, number) where deleted_at is null;
create index products_top_price on products (top_category, unit_paise, rating, number) where deleted_at is null;
create index products_top_rating on products (top_category, rating, unit_paise, number) where deleted_at is null;
create index products_top_newest on products (top_category, created_at, rating, unit_paise, number) where deleted_at is null;
create index products_leaf_appeal on products (category, appeal, rating, unit_paise, number) where deleted_at is null;
create index products_leaf_price on products (category, unit_paise, rating, number) where deleted_at is null;
create index products_leaf_rating on products (category, rating, unit_paise, number) where deleted_at is null;
create index products_leaf_newest on products (category, created_at, rating, unit_paise, number) where deleted_at is null;
create index products_featured on products (number) where featured = 1 and deleted_at is null;
create index products_on_sale on products (discount, number) where on_sale = 1 and deleted_at is null;

-- Apart from the wide product rows, because orders change it all the time.
create table stock (
  product_id text primary key references products (id),
  free integer not null check (free >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0)
) strict, without rowid;

create table reviews (
  id text primary key,
  product_id text not null references products (id),
  -- Null on samples and when the account is gone.
  user_id text,
  name text not null,
  stars integer not null check (stars between 1 and 5),
  title text not null default '',
  text text not null default '',
  is_sample integer not null default 0 check (is_sample in (0, 1)),
  created_at integer not null
) strict;
create index reviews_of_product on reviews (product_id, created_at, id);
create unique index reviews_one_each on reviews (user_id, product_id) where user_id is not null;

-- Words, already folded; the last column holds what filters ask: category and stars.
create virtual table product_search using fts5 (
  title, brand, category, description, shelf,
  content = '', contentless_delete = 1, detail = 'column', prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Mn Mc Co' tokenchars '_'"
);

-- Every word that some product has, and in how many; their trigrams find the word that was meant.
create table search_words (
  word text primary key,
  uses integer not null
) strict, without rowid;
create table search_trigrams (
  trigram text not null,
  word text not null references search_words (word) on delete cascade,
  primary key (trigram, word)
) strict, without rowid;
create index search_trigrams_word on search_trigrams (word);

-- What shoppers looked for in vain.
create table search_misses (
  query text primary key,
  times integer not null,
  last_at integer not null
) strict, without rowid;

-- What changed in the counts since they were last taken, by version of the catalogue.
create table shelf_changes (
  version integer not null,
  entry integer not null,
  category text not null,
  rating integer not null,
  unit_paise integer not null,
  difference integer not null check (difference in (-1, 1)),
  primary key (version, entry)
) strict, without rowid;

-- Who of the staff changed what.
create table audit (
  id text primary key,
  user_id text not null,
  action text not null,
  subject text not null,
  details text not null,
  at integer not null
) strict;
create index audit_subject on audit (subject, at);
