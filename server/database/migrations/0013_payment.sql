create table payments (
  -- What the provider knows it by.
  payment_no text primary key,
  user_id uuid not null references users (user_id),
  order_sn text not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('mini', 'wechat', 'h5')),
  state text not null check (
    state in ('created', 'paying', 'paid', 'closed', 'refunding', 'refunded')
  ),
  -- What the provider gave to open it with.
  prepaid jsonb,
  transaction_id text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  -- When the provider is asked next; null where nothing is left to learn.
  check_at timestamptz,
  checks integer not null default 0,
  last_error text not null default '',
  check ((transaction_id is null) = (paid_at is null)),
  check ((state in ('paid', 'refunding', 'refunded')) = (transaction_id is not null))
);
create index payments_of_order on payments (user_id, order_sn);
-- Asked again, an order and way have the payment that is under way.
create unique index payments_open on payments (user_id, order_sn, way)
  where state in ('created', 'paying');
-- One payment settles an order; any other that is paid goes back.
create unique index payments_settling on payments (user_id, order_sn) where state = 'paid';
create index payments_to_check on payments (check_at) where check_at is not null;

-- Always the whole of a payment, so at most one of each.
create table refunds (
  refund_no text primary key,
  payment_no text not null unique references payments (payment_no),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('cancelled', 'late')),
  created_at timestamptz not null,
  done_at timestamptz,
  try_at timestamptz,
  tries integer not null default 0,
  last_error text not null default '',
  check ((done_at is null) = (try_at is not null))
);
create index refunds_to_try on refunds (try_at) where try_at is not null;

-- Money beside the wallet: it lies at the provider and is never anybody's balance here, so the
-- running balance, the sums a day and the checks of wallet_entries would not fit it. Two rows an
-- event that sum to zero; the key lets no event be written twice.
create table payment_entries (
  payment_no text not null references payments (payment_no),
  event text not null check (event in ('received', 'refunded')),
  account text not null check (account in ('provider', 'order')),
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null,
  primary key (payment_no, event, account)
);

-- The books of the local payment provider.
create table cashier_trades (
  trade_no text primary key,
  token text not null unique,
  title text not null,
  amount bigint not null check (amount > 0),
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'closed')),
  transaction_id text,
  refund_no text,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (transaction_id is not null and paid_at is not null)),
  check (refund_no is null or state = 'paid')
);

create index wechat_accounts_of_user on wechat_accounts (user_id, platform);
