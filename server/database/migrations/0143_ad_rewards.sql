-- That somebody may see a film and be given points for it, once.
create table film_tickets (
  ticket_id uuid primary key,
  user_id uuid not null references users (user_id),
  way text not null check (way in ('film', 'weapp', 'web')),
  platform text not null check (platform in ('iosMini', 'mini', 'web')),
  state text not null check (state in ('open', 'paid', 'lapsed')),
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index film_tickets_open on film_tickets (user_id) where state = 'open';
create index film_tickets_due on film_tickets (expires_at) where state = 'open';
create index film_tickets_old on film_tickets (begun_at);
create index film_tickets_of_person on film_tickets (user_id);

-- What was paid for which ticket: tickets go after a while, this stays with the books.
create table film_payments (
  ticket_id uuid primary key,
  user_id uuid not null references users (user_id),
  way text not null check (way in ('film', 'weapp', 'web')),
  day date not null,
  points integer not null check (points > 0),
  transaction_id text unique,
  paid_at timestamptz not null
);
create index film_payments_of_person on film_payments (user_id, paid_at);

-- How many films somebody was paid for a business day, and how many points the house gave for all of them.
create table film_days (
  user_id uuid not null references users (user_id),
  day date not null,
  films integer not null,
  primary key (user_id, day)
);
create index film_days_old on film_days (day);

create table film_budgets (
  day date primary key,
  points bigint not null check (points >= 0)
);
