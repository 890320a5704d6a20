-- Whose app a campaign may send people to, and whose word it takes for what they did there.
create table partners (
  partner_key text primary key,
  name text not null,
  -- How its app is opened: the mini program, its link, its pages.
  ways jsonb not null,
  -- What its messages are signed with, sealed; none until one is made.
  secret bytea,
  secret_made_at timestamptz,
  check ((secret is null) = (secret_made_at is null))
);
