-- One person's part in a task of an advertiser: what was kept for them, how far they are, what they got.
create table ad_bills (
  bill_user_id uuid primary key,
  user_id uuid not null references users (user_id),
  task_id bigint not null references ad_tasks (task_id),
  campaign_id bigint not null references ad_campaigns (campaign_id),
  state text not null check (state in (
    'reserved', 'proving', 'reviewing', 'refused', 'completed', 'received', 'failed', 'expired', 'taken_back'
  )),
  -- What was promised to them of the budget.
  share jsonb not null,
  -- What their proof has come to, by its kind.
  progress jsonb not null,
  choice text not null default '' check (choice in ('', 'money', 'points')),
  -- Until then the share is kept; null where somebody else has to do something.
  reserved_until timestamptz,
  -- When time was last counted there.
  beat_at timestamptz,
  -- The proof is whole and was not handed in yet.
  ready_at timestamptz,
  sent_at timestamptz,
  reason text not null default '',
  got_cents bigint not null default 0,
  got_points bigint not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  received_at timestamptz
) with (fillfactor = 80);
create unique index ad_bills_once on ad_bills (user_id, task_id) where state <> 'expired';
create index ad_bills_of_person on ad_bills (user_id, bill_user_id desc);
create index ad_bills_of_campaign on ad_bills (user_id, campaign_id);
create index ad_bills_held on ad_bills (reserved_until) where reserved_until is not null;
create index ad_bills_ready on ad_bills (ready_at) where state = 'proving' and ready_at is not null;
create index ad_bills_reviewing on ad_bills (sent_at) where state = 'reviewing';
create index ad_bills_to_receive on ad_bills (completed_at) where state = 'completed';
create index ad_bills_taken on ad_bills (task_id) where state in (
  'reserved', 'proving', 'reviewing', 'refused', 'completed'
);

-- Who waits until a share of a task is free again, in the order in which they came.
create table ad_queue (
  task_id bigint not null references ad_tasks (task_id),
  user_id uuid not null references users (user_id),
  joined_at timestamptz not null,
  primary key (task_id, user_id)
);
create index ad_queue_in_order on ad_queue (task_id, joined_at, user_id);

-- What people say of a task that they took part in.
create table ad_feedback (
  bill_user_id uuid primary key references ad_bills (bill_user_id),
  user_id uuid not null references users (user_id),
  mood text not null check (mood in ('good', 'dull', 'broken', 'untrue')),
  words text not null default '',
  created_at timestamptz not null,
  -- When a person of the house has looked at it.
  seen_at timestamptz
);
create index ad_feedback_unseen on ad_feedback (created_at) where seen_at is null;

-- Who wants what a task is about.
create table ad_wants (
  user_id uuid not null references users (user_id),
  task_id bigint not null references ad_tasks (task_id),
  created_at timestamptz not null,
  primary key (user_id, task_id)
);

-- What people say that they like.
create table user_interests (
  user_id uuid not null references users (user_id),
  interest text not null,
  primary key (user_id, interest)
);

-- What was counted of somebody on a day, so that it is counted once; kept for two days.
create table ad_seen (
  user_id uuid not null references users (user_id),
  task_id bigint not null,
  event text not null,
  day date not null,
  primary key (user_id, task_id, event, day)
);
create index ad_seen_by_day on ad_seen (day);
