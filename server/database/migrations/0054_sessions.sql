-- What a session tells the person whose it is, and when they last proved that it is still they.
alter table sessions
  add column terminal text not null default '',
  add column seen_at timestamptz,
  -- Null until a code was sent to their phone and came back.
  add column proved_at timestamptz;
update sessions set
  seen_at = greatest(created_at, expires_at - interval '30 days'),
  expires_at = least(expires_at, created_at + interval '180 days');
alter table sessions alter column seen_at set not null;
