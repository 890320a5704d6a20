-- What the people of the house did and looked at, by command. The application may only add to it.
create table house_records (
  record_id uuid primary key,
  command text not null,
  kind text not null,
  about text not null,
  os_user text not null,
  given_by text not null,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  created_at timestamptz not null
);
