-- A notice is known by its key: another text under it is its next version, and new to everybody.
alter table notices
  add column notice_key text unique,
  add column title text not null default '',
  add column version integer not null default 1 check (version > 0),
  add column changed_at timestamptz not null default now(),
  -- Where the whole of it stands; empty where this is all.
  add column link text not null default '';
update notices set changed_at = starts_at;

-- Up to when a person has read.
create table notice_reads (
  user_id uuid primary key references users (user_id),
  seen_at timestamptz not null
);
