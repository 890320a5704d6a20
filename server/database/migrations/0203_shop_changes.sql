-- Other names and addresses that owners ask for; the house looks at them, as at those with which a shop joined.
create table shop_changes (
  change_id uuid primary key,
  merchant_id bigint not null references storefronts (merchant_id),
  -- Who asked for it.
  user_id uuid not null references users (user_id),
  name text not null,
  address text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- What it was called and where it was when somebody asked.
  former_name text not null,
  former_address text not null,
  state text not null check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  reason text not null default '',
  asked_at timestamptz not null,
  decided_at timestamptz
);
create unique index shop_changes_open on shop_changes (merchant_id) where state = 'asked';
create index shop_changes_of on shop_changes (merchant_id, asked_at);
create index shop_changes_by on shop_changes (user_id);
create index shop_changes_waiting on shop_changes (asked_at) where state = 'asked';
