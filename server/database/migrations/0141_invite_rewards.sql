-- What somebody was promised because people they invited, or those invited in turn, did a task.
create table invite_rewards (
  user_id uuid not null references users (user_id),
  subject text not null,
  guest_id uuid not null references users (user_id),
  tier smallint not null check (tier in (1, 2)),
  cents bigint not null check (cents > 0),
  created_at timestamptz not null,
  primary key (user_id, subject)
);
create index invite_rewards_of_guest on invite_rewards (user_id, guest_id);
create index invite_rewards_by_time on invite_rewards (user_id, created_at, subject);
