-- Pictures of returns that the store may have and nobody needs: noted before it gets them, and before they are forgotten.
create table loose_pictures (
  file text primary key,
  noted_at bigint not null
);
create index loose_pictures_by_time on loose_pictures (noted_at);
