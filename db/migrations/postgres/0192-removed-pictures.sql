-- Pictures that a product shows no more: they come back with their words, or are swept after a month.
create table removed_pictures (
  product_id text not null,
  file text not null,
  picture text not null,
  removed_at bigint not null,
  primary key (product_id, file)
);
create index removed_pictures_by_time on removed_pictures (removed_at);
