-- A phone may have several codes open, one for each who asked and each purpose; how many were sent
-- that day is counted beside them. A code lasts five minutes: what is open now is asked for again.
drop table sms_codes;
create table sms_codes (
  phone_hash text not null,
  purpose text not null,
  asker text not null,
  code_hash text,
  attempts integer not null default 0,
  shared_attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone_hash, purpose, asker)
);

create index sms_codes_expires_at on sms_codes (expires_at);

-- From which devices and networks somebody signed in lately, as keyed hashes.
create table known_askers (
  user_id uuid not null references users (user_id),
  asker text not null,
  expires_at timestamptz not null,
  primary key (user_id, asker)
);

create index known_askers_expires_at on known_askers (expires_at);

alter table captchas drop constraint captchas_kind_check;
alter table captchas add constraint captchas_kind_check check (kind in ('picture', 'long', 'sum'));
