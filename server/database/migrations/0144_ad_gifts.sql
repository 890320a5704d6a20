-- What a task of an advertiser gives beside its reward: a code of a partner, such as of a voucher.
create table ad_gifts (
  task_id bigint primary key references ad_tasks (task_id) on delete cascade,
  title text not null,
  -- How it is used, line by line.
  how text not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);

-- The codes of a gift in the order in which they are given; each is of one part in the task at most.
create table ad_gift_codes (
  task_id bigint not null references ad_gifts (task_id) on delete cascade,
  position integer not null,
  code bytea not null,
  code_hash text not null,
  bill_user_id uuid unique,
  user_id uuid references users (user_id),
  given_at timestamptz,
  primary key (task_id, position),
  unique (task_id, code_hash),
  check ((bill_user_id is null) = (user_id is null) and (user_id is null) = (given_at is null))
) with (fillfactor = 90);
create index ad_gift_codes_left on ad_gift_codes (task_id, position) where bill_user_id is null;
create index ad_gift_codes_of_person on ad_gift_codes (user_id) where user_id is not null;
