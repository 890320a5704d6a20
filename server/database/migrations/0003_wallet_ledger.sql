-- The head of each person's ledger in one currency: what is locked while a movement is written.
create table wallet_accounts (
  user_id uuid not null references users (user_id),
  currency text not null check (currency in ('points', 'gold')),
  balance bigint not null check (balance >= 0),
  sequence bigint not null,
  last_at timestamptz not null,
  primary key (user_id, currency)
) with (fillfactor = 70);

-- Both sides of every movement. The system's side lives beside the person's, under the same number,
-- so that no row of the system is ever shared between people.
create table wallet_entries (
  user_id uuid not null,
  currency text not null,
  account text not null,
  sequence bigint not null,
  amount bigint not null check (amount <> 0),
  balance bigint check (balance >= 0),
  title text not null default '',
  order_sn text not null default '',
  created_at timestamptz not null,
  primary key (user_id, currency, account, sequence),
  check ((account = 'user') = (balance is not null))
);

-- What came in and went out a business day (Asia/Shanghai), and which entries those were.
create table wallet_days (
  user_id uuid not null,
  currency text not null,
  day date not null,
  income bigint not null check (income >= 0),
  outgo bigint not null check (outgo >= 0),
  first_sequence bigint not null,
  last_sequence bigint not null,
  primary key (user_id, currency, day)
) with (fillfactor = 70);
