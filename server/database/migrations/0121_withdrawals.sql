-- Money on its way out to somebody's WeChat. It goes with its row: whoever holds the row moves it.
create table withdrawals (
  withdrawal_no text primary key,
  -- Whose money it is: a person or an advertiser, and the part of theirs it came from.
  holder text not null,
  part text not null check (part in ('balance', 'purse')),
  -- To whose WeChat it goes.
  user_id uuid not null references users (user_id),
  way text not null check (way in ('mini', 'wechat', 'h5')),
  -- Sealed: whom WeChat is to pay.
  payee bytea,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  state text not null
    check (state in ('created', 'checking', 'sending', 'paid', 'failed', 'cancelled')),
  reason text not null default '',
  -- What its owner confirms it with, as the provider gave it.
  confirming jsonb,
  confirm_until timestamptz,
  -- Its owner or the house wants it back; the provider is asked whether it still can be.
  given_up_at timestamptz,
  -- The provider's number of it.
  payout_no text,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  try_at timestamptz,
  tries integer not null default 0,
  last_error text not null default '',
  check ((state in ('paid', 'failed', 'cancelled')) = (ended_at is not null)),
  check (state <> 'checking' or try_at is null)
);
-- One at a time.
create unique index withdrawals_open on withdrawals (holder)
  where state in ('created', 'checking', 'sending');
create index withdrawals_of_holder on withdrawals (holder, withdrawal_no);
create index withdrawals_of_person on withdrawals (user_id);
create index withdrawals_due on withdrawals (try_at) where try_at is not null;
create index withdrawals_to_check on withdrawals (created_at) where state = 'checking';

create index incomes_by_time on incomes (user_id, created_at);

-- The books of the local payment provider: what it was told to pay out.
create table cashier_payouts (
  bill_no text primary key,
  token text not null unique,
  title text not null,
  amount bigint not null check (amount > 0),
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled')),
  payout_no text,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'paid') = (payout_no is not null)),
  check ((state = 'open') = (ended_at is null))
);
