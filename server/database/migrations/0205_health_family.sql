-- Who may look at what somebody measures: asked by one of two, answered by the other, ended by either. What they
-- call each other is seen by who wrote it alone.
create table health_watches (
  watch_id uuid primary key,
  -- Whose data it is. Null: whoever takes the code, or who has no account; nobody is told which.
  elder_id uuid references users (user_id),
  watcher_id uuid references users (user_id),
  asked_by text not null check (asked_by in ('elder', 'watcher')),
  state text not null check (state in ('asked', 'on', 'declined', 'ended')),
  -- Of a code that was shown once.
  code_digest text unique,
  measures text[] not null,
  -- Whether the watcher is told of alerts that the elder has not seen.
  alerts boolean not null default false,
  elder_calls text not null,
  watcher_calls text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('elder', 'watcher')),
  check (elder_id is not null or watcher_id is not null),
  check (elder_id <> watcher_id),
  check (state <> 'on' or (elder_id is not null and watcher_id is not null and cardinality(measures) > 0))
);

create unique index health_watches_on on health_watches (elder_id, watcher_id) where state = 'on';
create index health_watches_of_watcher on health_watches (watcher_id);
create index health_watches_of_elder on health_watches (elder_id);

-- Every look at somebody else's data, a row a minute and thing.
create table health_looks (
  user_id uuid not null references users (user_id),
  watch_id uuid not null references health_watches (watch_id) on delete cascade,
  what text not null,
  looked_at timestamptz not null,
  primary key (user_id, looked_at, watch_id, what)
);

-- What measures by itself. Its serial number and the code stand on it; with the secret it signs what it says.
create table health_devices (
  device_id uuid primary key,
  serial text not null unique,
  kind text not null,
  code bytea not null,
  secret bytea not null,
  -- Whoever takes back their consent has no device any more.
  user_id uuid references health_people (user_id) on delete set null,
  bound_at timestamptz,
  last_upload_at timestamptz,
  battery smallint check (battery between 0 and 100),
  -- By which its clock is ahead of ours, in seconds.
  clock_error bigint not null default 0
);

create index health_devices_of_user on health_devices (user_id);

create table health_device_nonces (
  device_id uuid not null references health_devices (device_id) on delete cascade,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (device_id, nonce)
);
