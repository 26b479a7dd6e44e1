-- A walk looks for the next product of a long list page by page and reads each page it stops at from its beginning: of
-- shorter ones less is read in vain. What was written before is written anew only with something beside it, and -1 is
-- no product.
insert into product_search (product_search, rank) values ('pgsz', 500);
insert into product_search (rowid, words) values (-1, '_');
delete from product_search where rowid = -1;
insert into product_search (product_search) values ('optimize');
