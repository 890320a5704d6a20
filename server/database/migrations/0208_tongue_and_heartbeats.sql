-- The intervals between the heartbeats of some minutes, sealed like all that is measured of a body. The
-- picture of them lies among the private uploads of their owner.
create table health_rris (
  rri_id text primary key check (rri_id ~ '^[0-9a-f]{32}$'),
  user_id uuid not null references health_people (user_id) on delete cascade,
  measured_at timestamptz not null,
  -- Grows with every change: a picture of what stood there before is none of what stands there now.
  revision int not null default 1,
  upload_id uuid,
  sealed bytea not null
);
create index health_rris_of on health_rris (user_id, measured_at desc, rri_id desc);

-- Who agreed that photographs of their tongue are kept and looked at; gone once they take it back.
create table health_tongue_people (
  user_id uuid primary key references users (user_id),
  since timestamptz not null
);

create table health_tongues (
  tongue_id uuid primary key,
  user_id uuid not null references health_tongue_people (user_id) on delete cascade,
  upload_id uuid not null unique,
  taken_at timestamptz not null,
  -- What was said of it, and by whom.
  sealed bytea not null
);
create index health_tongues_of on health_tongues (user_id, tongue_id desc);
