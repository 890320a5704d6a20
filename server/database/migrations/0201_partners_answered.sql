-- Whoever would be a partner gets an answer, and what was answered stays.
alter table location_partners
  add column state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  add column answer text not null default '',
  -- Null: the house, at its desk.
  add column answered_by uuid references users (user_id),
  add column answered_at timestamptz,
  add check ((state = 'waiting') = (answered_at is null)),
  add check (state <> 'waiting' or (answer = '' and answered_by is null));
alter table location_partners alter column state drop default;
alter table location_partners drop constraint location_partners_user_id_activity_key;
-- Of each kind one at most of a person waits.
create unique index location_partners_waiting on location_partners (user_id, activity)
  where state = 'waiting';
create index location_partners_of on location_partners (user_id, applied_at);
create index location_partners_by_state on location_partners (state, applied_at, application_id);
create index location_partners_answered_by on location_partners (answered_by);
