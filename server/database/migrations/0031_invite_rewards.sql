-- What an invitation brought both of them, once the guest had received something.
alter table invited_users
  add column rewarded_at timestamptz,
  add column inviter_points bigint not null default 0 check (inviter_points >= 0),
  add column guest_points bigint not null default 0 check (guest_points >= 0),
  add check (rewarded_at is not null or (inviter_points = 0 and guest_points = 0));
create index invited_users_to_reward on invited_users (bound_at) where rewarded_at is null;
create index invited_users_rewarded on invited_users (inviter_id, rewarded_at)
  where rewarded_at is not null;
