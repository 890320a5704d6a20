-- Nobody can work out a code, so a link shows who made it.
create table invite_links (
  user_id uuid primary key references users (user_id),
  code text not null unique,
  created_at timestamptz not null
);

-- Who is bound stays bound.
create table invited_users (
  user_id uuid primary key references users (user_id),
  inviter_id uuid not null references users (user_id),
  bound_at timestamptz not null,
  check (user_id <> inviter_id)
);
create index invited_users_of on invited_users (inviter_id, bound_at desc, user_id desc);

create table village_members (
  user_id uuid primary key references users (user_id),
  village_id bigint not null references villages (village_id),
  joined_at timestamptz not null
);

-- The machine that brought somebody here first.
create table machine_bonds (
  user_id uuid primary key references users (user_id),
  machine_id bigint not null,
  bound_at timestamptz not null
);
create index machine_bonds_of on machine_bonds (machine_id, bound_at desc);

-- What WeChat lends for a while; every server uses the same.
create table wechat_loans (
  name text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);

alter table banners add column link text not null default '';
