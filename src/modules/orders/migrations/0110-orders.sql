-- One purchase. While it is pending its stock is held; once paid its stock is sold.
create table orders (
  id text primary key,
  short_id text not null,
  user_id text not null,
  status text not null check (status in ('pending', 'ordered', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')),
  cancel_reason text check (cancel_reason in ('expired', 'replaced', 'customer', 'staff', 'refunded')),
  cart_print text not null,
  promo_code text,
  -- The id of the delivery option that was taken; none of a replacement.
  delivery_option text,
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  address text not null,
  email text,
  lang text not null,
  held_until bigint not null,
  expected_at bigint not null,
  carrier text,
  tracking_number text,
  created_at bigint not null,
  paid_at bigint,
  updated_at bigint not null,
  -- When the next step is due of erasing an order whose customer has left; none for a customer who stays.
  erase_at bigint,
  -- The number that people say of an order.
  number bigint,
  -- What the staff know beside the documented status: the two never contradict each other.
  step text check (
    step is null
    or (step = 'packed' and status = 'processing')
    or (step = 'partSent' and status = 'shipped')
    or (step in ('returning', 'returned') and status in ('shipped', 'delivered', 'completed'))
  ),
  -- Counts up with each change, so that who changes an order can say which one was seen.
  version bigint not null default 0,
  -- A business that wants its tax number on the invoice, with its name, as JSON; null for everybody else.
  business text,
  -- Of an order that was bought without an account: the phone that proves whose it is. None once it is kept in an account.
  guest_phone text
) strict;
create index orders_of_user on orders (user_id, created_at desc);
create index orders_held on orders (held_until) where status = 'pending';
create index orders_under_way on orders (updated_at) where status in ('ordered', 'processing', 'shipped', 'delivered');
create index orders_to_erase on orders (erase_at) where erase_at is not null;
-- Customers and the staff ask for orders by these six characters, which hardly two have.
create index orders_by_number on orders (short_id);
create unique index orders_numbered on orders (number);
create index orders_by_step on orders (step, created_at) where step is not null;
-- The staff look at orders by what is to be done next, and search them by what customers and couriers name.
create index orders_by_tab on orders ((case
    when step in ('packed', 'partSent') then 'packed'
    when status = 'cancelled' or step = 'returned' then 'ended'
    when status = 'shipped' or step = 'returning' then 'onTheWay'
    when status in ('ordered', 'processing') then 'toPack'
    when status in ('delivered', 'completed') then 'done'
    else 'unpaid'
  end), id);
-- Sold, under way, and not paid: what couriers are to bring.
create index orders_owing on orders (id, total_paise) where paid_at is null and status in ('ordered', 'processing', 'shipped');
create index orders_of_guests on orders (guest_phone) where guest_phone is not null;
-- What somebody's unpaid orders hold is asked with each change of the cart: neither all that the shop has unpaid nor all that they ever ordered is looked at for it.
create index orders_unpaid_of_user on orders (user_id) where status = 'pending';

-- Prices, names and pictures as they were when the order was placed.
create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  cart_line_id text,
  product_id text not null,
  title text not null,
  picture text,
  colour text,
  size text,
  quantity integer not null check (quantity > 0),
  unit_paise bigint not null check (unit_paise >= 0),
  hsn_code text,
  -- What a code took off this line.
  less_paise bigint not null default 0,
  -- Whose each paisa of tax is, as it was sold; null where nobody can say any more.
  tax_percent_hundredths integer,
  tax_paise bigint,
  primary key (order_id, position)
) strict, without rowid;
create index order_lines_of_product on order_lines (product_id);

-- Each step of an order, with time and who.
create table order_events (
  id text primary key,
  order_id text not null references orders (id),
  status text not null,
  actor text not null,
  note text,
  at bigint not null,
  version bigint not null default 0
) strict;
create index order_events_of_order on order_events (order_id, at);
-- What happened since the last look is counted for the shop's figures.
create index order_events_by_time on order_events (at);

-- Pieces that are no more simply their buyer's. Each piece of a line has one row at most, and so goes back once.
create table order_pieces (
  order_id text not null references orders (id),
  -- The place of its line in the order.
  line integer not null,
  -- Which of the line's pieces, from 1.
  piece integer not null,
  state text not null check (state in ('returning', 'paidBack', 'exchanged', 'unpaid')),
  return_id text,
  refund_id text,
  primary key (order_id, line, piece),
  check (state <> 'returning' or (return_id is not null and refund_id is null)),
  check (state <> 'paidBack' or return_id is not null or refund_id is not null),
  check (state <> 'exchanged' or (return_id is not null and refund_id is not null)),
  check (state <> 'unpaid' or (return_id is null and refund_id is null))
) strict, without rowid;

create table idempotency_keys (
  user_id text not null,
  key text not null,
  body_hash text not null,
  order_id text not null references orders (id),
  answer text,
  created_at bigint not null,
  primary key (user_id, key)
) strict, without rowid;
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- What an order cost beside its goods, a row for each, in the order of showing.
create table order_charges (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  -- Less than nothing where it takes away.
  paise bigint not null,
  -- Part of the goods' prices already: shown, and not added.
  inside integer not null check (inside in (0, 1)),
  -- How it is called: a name among the texts, and what its sentence says, as JSON.
  words text not null,
  params text not null,
  tax_percent_hundredths integer,
  tax_paise bigint,
  primary key (order_id, position)
) strict, without rowid;

-- Each order's own use of a code: held while it is unpaid.
create table promo_uses (
  order_id text primary key references orders (id),
  user_id text not null,
  code text not null,
  state text not null check (state in ('held', 'used')),
  used_at bigint not null
) strict;
create index promo_uses_of_user on promo_uses (user_id, code);
create index promo_uses_of_code on promo_uses (code);

-- An order travels in one parcel or in several, each with some of its pieces.
create table parcels (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  carrier text,
  tracking_number text,
  -- Pieces by the place of their line in the order, as JSON.
  lines text not null,
  state text not null check (state in ('sent', 'delivered', 'returning', 'returned')),
  -- Whether what came back is for sale again.
  restocked integer not null check (restocked in (0, 1)),
  sent_at bigint not null,
  updated_at bigint not null,
  -- When a parcel came to where it belongs: those of one moment are one step, and are taken back as one.
  delivered_at bigint,
  -- What of a parcel that came back was put on the shelf then, as JSON: one step back takes the same pieces off again.
  shelved text,
  unique (order_id, position)
) strict;
create index parcels_by_number on parcels (lower(tracking_number), order_id);

-- What the staff wrote down about an order, and what they wrote to its customer.
create table order_notes (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('note', 'message')),
  author text not null,
  words text not null,
  at bigint not null
) strict;
create index order_notes_of_order on order_notes (order_id, at);
