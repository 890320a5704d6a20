-- Who agreed that their readings are watched. All of it goes with the guard, and the guard with the readings.
create table health_guards (
  user_id uuid primary key references health_people (user_id) on delete cascade,
  -- What the numbers of what is found are made with, so that they tell nothing of it.
  sealed bytea not null,
  -- Hours between which nobody is told; equal: none.
  quiet_from int not null check (quiet_from between 0 and 23),
  quiet_to int not null check (quiet_to between 0 and 23),
  since timestamptz not null,
  -- When the readings are looked at again; a new reading brings it forward.
  look_at timestamptz not null
);

create index health_guards_look on health_guards (look_at);

-- A sheet of questions that somebody began; with its answers once it was handed in.
create table health_checks (
  check_id uuid primary key,
  user_id uuid not null references health_guards (user_id) on delete cascade,
  sheet text not null,
  begun_at timestamptz not null,
  sealed bytea,
  done_at timestamptz,
  check ((sealed is null) = (done_at is null))
);

create unique index health_checks_begun on health_checks (user_id, sheet) where done_at is null;
create index health_checks_done on health_checks (user_id, sheet, done_at desc);

-- What a rule found on a day, once.
create table health_alerts (
  user_id uuid not null references health_guards (user_id) on delete cascade,
  alert_id text not null check (alert_id ~ '^[0-9a-f]{24}$'),
  sealed bytea not null,
  found_at timestamptz not null,
  -- How many in the order of telling were told.
  told int not null default 0,
  -- When the next one is; null: nobody, or it was seen.
  next_at timestamptz,
  seen_at timestamptz,
  primary key (user_id, alert_id)
);

create index health_alerts_next on health_alerts (next_at) where next_at is not null;
create index health_alerts_list on health_alerts (user_id, found_at desc, alert_id desc);
