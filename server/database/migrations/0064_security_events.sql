-- What somebody who investigates asks for: signing in, refused proofs, acts of the staff. Without
-- names, phones or network addresses; the home is a keyed hash.
create table security_events (
  event_id uuid primary key,
  at timestamptz not null,
  kind text not null,
  outcome text not null check (outcome in ('ok', 'refused')),
  call text not null,
  refusal text,
  times integer not null check (times > 0),
  user_id uuid,
  session_id uuid,
  home text
);
create index security_events_at on security_events (at);
