-- What people measure of their bodies, for themselves: sealed under a key of its own, a row a day. A year's
-- chart opens the sums of its days and no reading.
create table health_people (
  user_id uuid primary key references users (user_id),
  -- Birth, height, and the last reading of each measure.
  sealed bytea not null,
  since timestamptz not null
);

create table health_days (
  user_id uuid not null references health_people (user_id) on delete cascade,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  sums bytea not null,
  readings bytea not null,
  primary key (user_id, day)
);
