-- Whether a shop takes orders is asked where they are taken, below the page on which it is written.
alter table merchants add column open boolean not null default true;
update merchants set open = storefronts.open from storefronts
  where storefronts.merchant_id = merchants.merchant_id;
alter table storefronts drop column open;
-- Why the house has stopped it; empty where it has not.
alter table merchants add column stopped text not null default '';
alter table merchants add column sells boolean not null
  generated always as (open and stopped = '') stored;

-- Who of the house stopped which shop, let it go on, and why.
create table shop_stops (
  stop_id uuid primary key,
  merchant_id bigint not null references storefronts (merchant_id),
  user_id uuid not null references users (user_id),
  -- Empty: it goes on.
  reason text not null,
  created_at timestamptz not null
);
create index shop_stops_of on shop_stops (merchant_id, created_at);
create index shop_stops_by on shop_stops (user_id);
