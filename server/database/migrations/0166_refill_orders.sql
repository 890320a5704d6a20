-- Goods for machines are ordered and paid as everything else is.
alter table orders drop constraint orders_seller_check;
alter table orders add constraint orders_seller_check
  check (seller in ('shop', 'machine', 'campaign', 'advertiser', 'refill'));

create table refill_orders (
  user_id uuid not null,
  order_sn text not null unique,
  pay text not null check (pay in ('money', 'account')),
  -- In cents.
  sum bigint not null check (sum > 0),
  -- What is to be paid of it on account; less where something was missing.
  owed bigint not null default 0 check (owed between 0 and sum),
  -- When what was owed came in.
  settled_at timestamptz,
  difference text not null default 'none'
    check (difference in ('none', 'noted', 'open', 'repaid', 'refused')),
  -- What was paid for pieces that did not come, in cents.
  missing bigint not null default 0 check (missing between 0 and sum),
  -- What its owner said of it, and what the warehouse answered.
  said text not null default '',
  answer text not null default '',
  primary key (user_id, order_sn),
  foreign key (user_id, order_sn) references orders (user_id, order_sn),
  check (pay = 'account' or owed = 0),
  check (missing > 0 or difference in ('none', 'noted'))
);
create index refill_orders_owed on refill_orders (user_id) where owed > 0 and settled_at is null;
create index refill_orders_differing on refill_orders (order_sn) where difference = 'open';

create table refill_lines (
  user_id uuid not null,
  order_sn text not null,
  line smallint not null,
  supply_key text not null,
  unit text not null,
  fits text[] not null,
  -- In pieces: ordered, come, and put into machines since.
  units integer not null check (units > 0),
  received integer check (received >= 0),
  loaded integer not null default 0 check (loaded >= 0),
  primary key (user_id, order_sn, line),
  foreign key (user_id, order_sn) references refill_orders (user_id, order_sn),
  check (loaded <= coalesce(received, 0))
);
create index refill_lines_left on refill_lines (user_id, supply_key, order_sn) where received > loaded;
