-- Whoever won something to post and has not said where it goes is told.
create index campaign_receipts_waiting on campaign_receipts (received_at) where state = 'waiting';

-- Of whoever seems to farm invitations their share waits until a person has looked.
alter table invited_users
  add column inviter_held bigint not null default 0
    check (inviter_held >= 0 and (inviter_held = 0 or (rewarded_at is not null and inviter_points = 0))),
  add column inviter_refused boolean not null default false
    check (not inviter_refused or (inviter_points = 0 and inviter_held = 0));
create index invited_users_held on invited_users (inviter_id) where inviter_held > 0;
