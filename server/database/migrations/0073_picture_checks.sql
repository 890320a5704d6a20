-- Pictures that may not be shown: their files stay for whoever decides, and no address opens them.
alter table uploads add column hidden_at timestamptz;

-- Pictures that nobody has judged yet, and those that a person of the house has to look at.
create table picture_checks (
  upload_id uuid primary key references uploads (upload_id) on delete cascade,
  user_id uuid not null references users (user_id),
  state text not null check (state in ('unchecked', 'asked', 'doubtful')),
  since timestamptz not null,
  check_at timestamptz not null,
  asks integer not null default 0,
  -- By which WeChat tells what it found.
  trace_id text unique,
  check (state <> 'asked' or trace_id is not null)
);
create index picture_checks_due on picture_checks (check_at) where state <> 'doubtful';
create index picture_checks_doubtful on picture_checks (since) where state = 'doubtful';
