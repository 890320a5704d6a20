-- Who wants to hear when a campaign begins, and when that will be.
create table campaign_reminders (
  user_id uuid not null,
  campaign_key text not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, campaign_key)
);
create index campaign_reminders_due on campaign_reminders (due_at);
