create table campaigns (
  campaign_key text primary key,
  kind text not null,
  title text not null,
  definition jsonb not null,
  -- Whoever reads the rules sees which version of them is in force.
  version integer not null default 1,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paused boolean not null default false,
  position integer not null default 0,
  imported_at timestamptz not null,
  check (starts_at < ends_at)
);
create index campaigns_ends_at on campaigns (ends_at, campaign_key);

-- Each address opens one campaign.
create table campaign_routes (
  route text primary key,
  campaign_key text not null references campaigns (campaign_key)
);
create index campaign_routes_of on campaign_routes (campaign_key);

create table campaign_prizes (
  campaign_key text not null references campaigns (campaign_key),
  prize_key text not null,
  stock integer not null check (stock >= 0),
  given integer not null default 0 check (given >= 0),
  -- At most so many a business day; null: as many as there are.
  daily integer check (daily >= 0),
  primary key (campaign_key, prize_key)
);

create table campaign_prize_days (
  campaign_key text not null,
  prize_key text not null,
  day date not null,
  given integer not null check (given >= 0),
  primary key (campaign_key, prize_key, day),
  foreign key (campaign_key, prize_key) references campaign_prizes
);

-- How often a person, a phone, a device or a network has received something in a period.
create table campaign_counts (
  campaign_key text not null,
  subject text not null,
  period text not null,
  times integer not null,
  primary key (campaign_key, subject, period)
);

create table campaign_entries (
  user_id uuid not null references users (user_id),
  entry_id uuid not null unique,
  campaign_key text not null references campaigns (campaign_key),
  lit integer not null default 0,
  joined_at timestamptz not null,
  ends_at timestamptz,
  primary key (user_id, campaign_key)
);

-- A friend lights one lamp of an entry, once; its owner one a day.
create table campaign_lights (
  entry_id uuid not null references campaign_entries (entry_id),
  user_id uuid not null references users (user_id),
  day text not null,
  lit_at timestamptz not null,
  primary key (entry_id, user_id, day)
);
create index campaign_lights_newest on campaign_lights (entry_id, lit_at desc);

create table campaign_orders (
  user_id uuid not null references users (user_id),
  order_sn text not null,
  campaign_key text not null references campaigns (campaign_key),
  state text not null check (state in ('unpaid', 'paid', 'done', 'cancelled')),
  -- Drawn or chosen when the order was made, and held for it.
  prize_key text,
  held_on date not null,
  pay text not null check (pay in ('points', 'gold', 'money')),
  amount bigint not null check (amount > 0),
  title text not null,
  picture text not null,
  tint text not null,
  facts jsonb not null,
  phone bytea not null,
  receipt_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, order_sn)
);
create sequence campaign_order_serial;
create index campaign_orders_waiting on campaign_orders (expires_at) where state = 'unpaid';
create index campaign_orders_of on campaign_orders (user_id, campaign_key, created_at desc);

create table campaign_receipts (
  user_id uuid not null references users (user_id),
  receipt_id uuid not null,
  campaign_key text not null references campaigns (campaign_key),
  prize_key text not null,
  type text not null check (type in ('points', 'gold', 'goods', 'code')),
  state text not null check (state in ('done', 'waiting')),
  -- What it was when it was received, whatever becomes of the campaign.
  facts jsonb not null,
  amount bigint not null default 0,
  phone bytea not null,
  code bytea,
  holding_id uuid,
  order_sn text not null default '',
  received_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, receipt_id)
);
create index campaign_receipts_of on campaign_receipts (user_id, campaign_key, receipt_id desc);
create index campaign_receipts_newest on campaign_receipts (campaign_key, received_at desc);

create table campaign_codes (
  campaign_key text not null,
  prize_key text not null,
  position integer not null,
  -- Given to whoever receives the prize, or taken from whoever has one.
  use text not null check (use in ('give', 'redeem')),
  code bytea not null,
  code_hash text not null,
  receipt_id uuid,
  primary key (campaign_key, prize_key, position),
  unique (campaign_key, code_hash),
  foreign key (campaign_key, prize_key) references campaign_prizes
);
create index campaign_codes_free on campaign_codes (campaign_key, prize_key, position)
  where receipt_id is null;

create table campaign_events (
  campaign_key text not null references campaigns (campaign_key),
  day date not null,
  event text not null,
  times bigint not null,
  primary key (campaign_key, day, event)
);

-- What looks like farming: seen by people, and nobody is refused for it alone.
create table farming_signals (
  signal_id uuid primary key,
  campaign_key text,
  kind text not null,
  user_id uuid not null references users (user_id),
  subject text not null,
  times integer not null,
  seen_at timestamptz not null
);
create index farming_signals_of on farming_signals (campaign_key, seen_at desc);
