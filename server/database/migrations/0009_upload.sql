create table uploads (
  upload_id uuid primary key,
  user_id uuid not null references users (user_id),
  kind text not null,
  storage_key text not null unique,
  type text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  stored boolean not null default false,
  used_by text,
  expires_at timestamptz,
  created_at timestamptz not null,
  check (used_by is not null or expires_at is not null)
);

-- The same content again, before it is used, is the same upload.
create unique index uploads_unused on uploads (user_id, kind, sha256) where used_by is null;
create index uploads_expires_at on uploads (expires_at) where expires_at is not null;
create index uploads_used_by on uploads (used_by) where used_by is not null;

-- One row a person: what went up in the last hour and on the last day of uploading.
create table upload_allowances (
  user_id uuid primary key references users (user_id),
  hour timestamptz not null,
  uploads integer not null,
  day date not null,
  bytes bigint not null
);

create index upload_allowances_day on upload_allowances (day);
