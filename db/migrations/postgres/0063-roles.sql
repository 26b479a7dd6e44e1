-- Whoever works in the shop has a role; those who could do everything are owners.
alter table users add column role text check (role in ('owner', 'manager', 'packer', 'editor', 'accountant'));
update users set role = 'owner' where is_staff = 1;
alter table users drop column is_staff;
