-- What somebody's unpaid orders hold is asked with each change of the cart: neither all that the shop has unpaid nor all that they ever ordered is looked at for it.
create index orders_unpaid_of_user on orders (user_id) where status = 'pending';
