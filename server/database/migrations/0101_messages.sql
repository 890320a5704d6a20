-- What people were told of their own things.
create table messages (
  message_id uuid primary key,
  user_id uuid not null,
  kind text not null,
  -- What happened: it is told once.
  about text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- How it went out beside the app.
  sent_by text check (sent_by in ('wechat', 'sms')),
  sent_at timestamptz,
  unique (user_id, kind, about),
  check ((sent_by is null) = (sent_at is null))
);
create index messages_of_user on messages (user_id, message_id desc);
create index messages_unread on messages (user_id) where read_at is null;
create index messages_by_sms on messages (user_id, sent_at) where sent_by = 'sms';
create index messages_created_at on messages (created_at);

-- By which ways people want to be told of what; who never chose has no row.
create table message_choices (
  user_id uuid not null,
  subject text not null,
  way text not null check (way in ('wechat', 'sms')),
  chosen boolean not null,
  primary key (user_id, subject, way)
);

-- How many messages somebody has allowed WeChat to send.
create table wechat_grants (
  user_id uuid not null,
  template text not null,
  grants integer not null check (grants >= 0),
  primary key (user_id, template)
);

-- Who wanted to hear nothing of orders, or something of campaigns, had said so.
insert into message_choices (user_id, subject, way, chosen)
  select user_id, 'order', way, false
    from message_settings cross join unnest(array['wechat', 'sms']) as way where not order_progress;
drop table message_settings;

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('sms', 'captcha', 'shipping', 'reminder'));
