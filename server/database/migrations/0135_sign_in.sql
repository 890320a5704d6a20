-- The business days on which somebody signed in. A day made up for gave nothing.
create table sign_ins (
  user_id uuid not null references users (user_id),
  day date not null,
  points integer not null check (points >= 0),
  made_up_at timestamptz,
  signed_at timestamptz not null,
  primary key (user_id, day)
);

-- Which step of the ladder was paid, and for which day in a row.
create table sign_in_steps (
  user_id uuid not null references users (user_id),
  reached_on date not null,
  days smallint not null check (days > 0),
  points integer not null check (points >= 0),
  gold integer not null check (gold >= 0),
  paid_at timestamptz not null,
  primary key (user_id, reached_on, days)
);

-- One row a person, held while their days change.
create table sign_in_members (
  user_id uuid primary key references users (user_id),
  -- The most days in a row so far.
  best integer not null default 0,
  -- The hour of the day in Shanghai.
  remind_hour smallint check (remind_hour between 0 and 23),
  reminded_on date
);
create index sign_in_reminders on sign_in_members (remind_hour) where remind_hour is not null;

-- A match of early risers a day: whoever has entered before midnight and is there in its hours shares the pot.
create table sign_in_matches (
  day date primary key,
  people integer not null default 0,
  attended integer not null default 0,
  pot bigint not null default 0,
  settled_at timestamptz
);
create index sign_in_matches_open on sign_in_matches (day) where settled_at is null;

create table sign_in_entries (
  day date not null references sign_in_matches (day),
  user_id uuid not null references users (user_id),
  stake integer not null check (stake > 0),
  entered_at timestamptz not null,
  attended_at timestamptz,
  -- What comes back, once the match is decided.
  got integer check (got >= 0),
  paid_at timestamptz,
  primary key (day, user_id)
);
create index sign_in_entries_of_person on sign_in_entries (user_id, day desc);
create index sign_in_entries_unpaid on sign_in_entries (day) where got is not null and paid_at is null;
