create table users (
  user_id uuid primary key,
  nickname text not null,
  phone_hash text not null unique,
  phone_sealed bytea not null,
  state text not null default 'active' check (state in ('active', 'closed')),
  agreement_version text not null,
  agreed_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users (user_id),
  role text not null,
  primary key (user_id, role)
);

create table sessions (
  session_id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users (user_id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table captchas (
  captcha_id uuid primary key,
  answer_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create index captchas_expires_at on captchas (expires_at);

-- One row a phone: the code in force (null once used) and how many were sent on that day.
create table sms_codes (
  phone_hash text primary key,
  code_hash text,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  day date not null,
  sent_that_day integer not null
);

create index sms_codes_day on sms_codes (day);

create table wechat_accounts (
  platform text not null check (platform in ('mini', 'iter', 'web')),
  openid_hash text not null,
  openid_sealed bytea not null,
  user_id uuid not null references users (user_id),
  created_at timestamptz not null default now(),
  primary key (platform, openid_hash)
);

create index wechat_accounts_user on wechat_accounts (user_id);

-- WeChat answers a code once; whoever still has to bind a phone comes back with the same code.
create table wechat_codes (
  platform text not null,
  code_hash text not null,
  openid_sealed bytea not null,
  expires_at timestamptz not null,
  primary key (platform, code_hash)
);

create index wechat_codes_expires_at on wechat_codes (expires_at);

create table once_answers (
  owner text not null,
  nonce text not null,
  fingerprint text not null,
  answer bytea not null,
  created_at timestamptz not null default now(),
  primary key (owner, nonce)
);

create index once_answers_created_at on once_answers (created_at);

create table call_limits (
  bucket text not null,
  window_start timestamptz not null,
  expires_at timestamptz not null,
  calls integer not null,
  primary key (bucket, window_start)
);

create index call_limits_expires_at on call_limits (expires_at);
