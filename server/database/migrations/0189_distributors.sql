-- Neighbours who bring neighbours, by which rules, and what those did that was rewarded.
create table distributors (
  user_id uuid primary key references users (user_id),
  recruitment_id integer not null,
  joined_at timestamptz not null
);

create table distributor_rewards (
  user_id uuid not null references users (user_id),
  guest_id uuid not null references users (user_id),
  kind text not null check (kind in ('task', 'order', 'active')),
  tier smallint not null check (tier in (1, 2)),
  -- None where all of a month had been given.
  cents bigint not null check (cents >= 0),
  subject text not null,
  created_at timestamptz not null,
  primary key (user_id, guest_id, kind)
);
create index distributor_rewards_of_guest on distributor_rewards (guest_id, kind);
create index distributor_rewards_by_time on distributor_rewards (user_id, created_at);
