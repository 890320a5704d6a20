create table jobs (
  job_id uuid primary key,
  name text not null,
  payload jsonb not null,
  key text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create unique index jobs_key on jobs (name, key) where failed_at is null;
create index jobs_due on jobs (run_at) where failed_at is null;

create table outbox (
  message_id uuid primary key,
  kind text not null check (kind in ('sms', 'captcha')),
  recipient text not null,
  content text not null,
  created_at timestamptz not null default now()
);

create index outbox_created_at on outbox (created_at);

create table facts (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
