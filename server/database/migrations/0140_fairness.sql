-- How much was begun a business day from where: a row a person, so that people are counted by rows.
create table fairness_days (
  kind text not null,
  subject text not null,
  day date not null,
  user_id uuid not null references users (user_id),
  times integer not null,
  primary key (kind, subject, day, user_id)
);
create index fairness_days_old on fairness_days (day);
create index fairness_days_of_person on fairness_days (user_id);

-- Which device was last here on which day: its row is what those who share it wait for.
create table fairness_devices (
  device text primary key,
  day date not null
);
create index fairness_devices_old on fairness_devices (day);

-- When somebody began the last ones, and whether they have to show that they are a person.
create table fairness_paces (
  user_id uuid primary key references users (user_id),
  begun timestamptz[] not null default '{}',
  asked_for text not null default '',
  failures integer not null default 0,
  shown_at timestamptz
);

-- What somebody is held to have done against the rules, and what follows.
create table offences (
  offence_id uuid primary key,
  user_id uuid not null references users (user_id),
  kind text not null,
  about text not null,
  note text not null,
  step text not null check (step in ('warning', 'loss', 'block')),
  follows text not null,
  state text not null check (state in ('standing', 'objected', 'upheld', 'lifted')),
  blocked_until timestamptz,
  object_until timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (user_id, kind, about)
);
create index offences_of_person on offences (user_id, created_at);
create index offences_due on offences (object_until) where state = 'standing';

-- The incomes that are held until it is decided.
create table offence_incomes (
  offence_id uuid not null references offences (offence_id),
  source text not null,
  subject text not null,
  primary key (offence_id, source, subject)
);

-- What people ask the house, and what they object to.
create table user_tickets (
  ticket_id uuid primary key,
  user_id uuid not null references users (user_id),
  kind text not null check (kind in ('question', 'objection')),
  offence_id uuid references offences (offence_id),
  about text not null,
  words text not null,
  state text not null check (state in ('open', 'answered')),
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz
);
create index user_tickets_of_person on user_tickets (user_id, ticket_id);
create index user_tickets_open on user_tickets (kind, ticket_id) where state = 'open';
create unique index user_tickets_once on user_tickets (offence_id) where offence_id is not null;
