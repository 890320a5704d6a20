-- Words of people that nobody has judged yet, and those that a person of the house has to look at.
create table word_checks (
  check_id uuid primary key,
  kind text not null,
  -- What the area that keeps them knows them by.
  spot_id text not null,
  user_id uuid not null references users (user_id),
  state text not null check (state in ('unchecked', 'doubtful')),
  since timestamptz not null,
  check_at timestamptz not null,
  unique (kind, spot_id)
);
create index word_checks_due on word_checks (check_at) where state = 'unchecked';
create index word_checks_doubtful on word_checks (since) where state = 'doubtful';

insert into word_checks (check_id, kind, spot_id, user_id, state, since, check_at)
  select gen_random_uuid(), 'nickname', user_id::text, user_id, state, since, check_at from nickname_checks;
drop table nickname_checks;
