-- Where addresses of the shop before lead: looked up by the path of a page that is not there.
create table redirects (
  path text primary key,
  target text not null
) strict;
