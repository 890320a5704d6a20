-- Rows that a job could not do: it goes on with the others and tries these again later.
create table held_rows (
  job text not null,
  key text not null,
  tries integer not null,
  until timestamptz not null,
  last_error text not null,
  primary key (job, key)
);
