-- Who paid, as the provider knows them: sealed.
alter table payments add column payer bytea;

-- What is paid in the mini program is kept back by WeChat until it was told that the goods were given.
create table shipping_records (
  payment_no text primary key references payments (payment_no),
  state text not null check (state in ('waiting', 'recorded', 'refused', 'dropped')),
  since timestamptz not null,
  -- When it is looked at next: whether the goods were given, and what WeChat says.
  try_at timestamptz,
  tries integer not null default 0,
  last_error text not null default '',
  recorded_at timestamptz,
  by_hand boolean not null default false,
  -- As WeChat says.
  settles_at timestamptz,
  settled_at timestamptz,
  check ((state = 'waiting') = (try_at is not null)),
  check ((state = 'recorded') = (recorded_at is not null))
);
create index shipping_records_to_try on shipping_records (try_at) where try_at is not null;
create index shipping_records_refused on shipping_records (since) where state = 'refused';

-- Of longer ago WeChat takes none that was not announced to it: those are seen to in its console.
insert into shipping_records (payment_no, state, since, try_at)
  select payment_no, 'waiting', paid_at, now() from payments
  where way = 'mini' and state = 'paid' and paid_at > now() - interval '15 days';
