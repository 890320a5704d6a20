-- Money of people, advertisers and campaigns, in cents: what each holds, by the part it lies in.
-- The house has no head here, so that nobody waits for a row of hers.
create table money_accounts (
  holder text not null,
  part text not null,
  balance bigint not null check (balance >= 0),
  sequence bigint not null,
  primary key (holder, part)
) with (fillfactor = 70);

-- Both sides of every transfer; a side of the house has no balance.
create table money_entries (
  transfer_id uuid not null,
  holder text not null,
  part text not null,
  amount bigint not null check (amount <> 0),
  balance bigint check (balance >= 0),
  title text not null,
  subject text not null,
  created_at timestamptz not null,
  primary key (holder, part, transfer_id),
  check ((holder = 'house') = (balance is null))
);

-- What people earn, an income a row; its state is the part of their account in which its money lies.
create table incomes (
  income_id uuid primary key,
  user_id uuid not null references users (user_id),
  source text not null,
  subject text not null,
  title text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'settled', 'frozen', 'paid', 'taken_back')),
  -- Whose money it was, and is again when it is taken back.
  payer_holder text not null,
  payer_part text not null,
  created_at timestamptz not null,
  settles_at timestamptz not null,
  settled_at timestamptz,
  paid_at timestamptz,
  taken_back_at timestamptz,
  reason text not null default '',
  unique (user_id, source, subject)
);
create index incomes_of_person on incomes (user_id, income_id);
create index incomes_due on incomes (settles_at) where state = 'pending';
