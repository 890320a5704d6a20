-- Nobody is left behind a closed account: its name and phone are gone, its own picture too.
alter table users
  add column avatar_id uuid,
  -- This phone had an account before: what newcomers get was given then.
  add column returned boolean not null default false;
alter table users add check (state <> 'closed' or avatar_id is null);

-- Phones that had an account, under a hash of their own kind: it finds no order and no person.
create table former_phones (
  phone_hash text primary key,
  closed_at timestamptz not null
);

-- Who has asked for their account to be closed; until then they can take it back.
create table account_closings (
  user_id uuid primary key references users (user_id),
  asked_at timestamptz not null,
  closes_at timestamptz not null,
  -- What stood in the way when it was time; empty while nothing did.
  held_up text not null default ''
);
create index account_closings_due on account_closings (closes_at);
