-- An address belongs to the one account that proved it. Until then accounts only claim it, and several may.
alter table users add column claimed_email text;
update users set claimed_email = email, email = null, is_staff = 0 where email is not null and email_verified_at is null;
create index users_claimed_email on users (claimed_email) where claimed_email is not null;
