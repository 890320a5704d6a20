-- How long this machine may take to fetch a command, and again to carry it out.
alter table iter_machines
  add column patience_seconds integer not null default 60 check (patience_seconds between 1 and 600);
