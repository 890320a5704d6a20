-- What waits to be packed, and what is being packed, the longest first.
drop index orders_to_ship;
create index orders_to_ship on orders (paid_at) where state in ('paid', 'packing') and flow = 'parcel';

-- What the owners of orders that are being packed want, for a person of the house to decide.
create table order_wishes (
  wish_id uuid primary key,
  user_id uuid not null references users (user_id),
  order_sn text not null,
  kind text not null check (kind in ('cancel', 'address')),
  state text not null check (state in ('waiting', 'agreed', 'refused')),
  province text,
  city text,
  district text,
  recipient bytea,
  answer text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (user_id, order_sn) references orders (user_id, order_sn),
  check ((kind = 'address') = (recipient is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
-- One at a time.
create unique index order_wishes_waiting on order_wishes (user_id, order_sn) where state = 'waiting';
create index order_wishes_of_order on order_wishes (user_id, order_sn, wish_id);
