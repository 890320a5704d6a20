-- A neighbour asks to run a machine that nobody runs.
create table operator_applications (
  application_id uuid primary key,
  user_id uuid not null references users (user_id),
  machine_id bigint not null,
  words text not null,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index operator_applications_waiting on operator_applications (user_id)
  where state = 'waiting';
create index operator_applications_of_user on operator_applications (user_id, created_at desc);
create index operator_applications_at_desk on operator_applications (created_at)
  where state = 'waiting';

-- Whether customers of an operator's machines see how to reach them; the phone is that of the account.
create table operator_contacts (
  user_id uuid primary key references users (user_id),
  shown boolean not null,
  hours text not null default '',
  changed_at timestamptz not null
);
