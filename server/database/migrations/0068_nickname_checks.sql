-- Nicknames that nobody has looked at yet, and those that a person of the house has to look at.
create table nickname_checks (
  user_id uuid primary key references users (user_id),
  nickname text not null,
  state text not null check (state in ('unchecked', 'doubtful')),
  since timestamptz not null,
  check_at timestamptz not null
);
create index nickname_checks_due on nickname_checks (check_at);
