-- What the supplier has for machines, by the pack.
create table supplies (
  supply_key text primary key,
  title text not null,
  image text not null,
  tint text not null check (tint in ('a', 'b', 'c', 'd', 'e')),
  -- What one piece of it is called, and how many a pack has.
  unit text not null,
  pack_size integer not null check (pack_size > 0),
  -- Of a pack, in cents.
  price bigint not null check (price > 0),
  -- The titles of what stands in slots that it fills.
  fits text[] not null,
  position integer not null
);

-- What an operator is about to order.
create table refill_carts (
  user_id uuid not null references users (user_id),
  supply_key text not null references supplies (supply_key),
  packs integer not null check (packs between 1 and 999),
  added_at timestamptz not null,
  primary key (user_id, supply_key)
);
