-- Which of what somebody signed in by is their phone and which the network of a home: several accounts on one
-- phone are looked at where invitations are rewarded. What was known before is known as a phone at the next sign-in.
alter table known_askers add column device boolean not null default false;
create index known_askers_of on known_askers (asker);

-- The rules of the lottery as they were told, version by version: each draw says by which it was made.
create table lottery_rules (
  version integer primary key,
  sentences jsonb not null,
  published_at timestamptz not null
);
