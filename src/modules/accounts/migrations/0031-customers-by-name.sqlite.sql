create index users_by_last_name on users (
  lower(replace(name, rtrim(name, replace(name, ' ', '')), '')),
  id desc
) where deleted_at is null;
