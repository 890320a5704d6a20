create table identities (
  user_id uuid primary key references users (user_id),
  case_id uuid not null unique,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  number_hash text not null,
  sealed bytea not null,
  front_id uuid not null,
  back_id uuid not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);

-- One identity number verifies one account; a refused application leaves it free again.
create unique index identities_number on identities (number_hash) where state <> 'refused';
create index identities_waiting on identities (submitted_at) where state = 'waiting';

create table desk_records (
  record_id uuid primary key,
  kind text not null,
  case_id text not null,
  action text not null check (action in ('approve', 'refuse')),
  decided_by text not null,
  reason text,
  created_at timestamptz not null,
  check ((action = 'refuse') = (reason is not null))
);

create index desk_records_case on desk_records (kind, case_id);
create index desk_records_created_at on desk_records (created_at);
