-- What a machine's own counters say: they only grow, so that a message that is lost loses no sale.
create table slot_readings (
  machine_id bigint not null references iter_machines (machine_id),
  slot_no text not null,
  -- How often the slot has let something out since the machine was made.
  total bigint not null check (total >= 0),
  -- The first time the machine said so.
  read_at timestamptz not null,
  primary key (machine_id, slot_no, read_at)
);
create index slot_readings_by_time on slot_readings (read_at);
create index slot_movements_of_machine_by_time on slot_movements (machine_id, happened_at);

-- A day of a slot: what its counter says came out, and what the book says.
create table slot_reconciliations (
  machine_id bigint not null references iter_machines (machine_id),
  day date not null,
  slot_no text not null,
  metered integer not null,
  booked integer not null,
  noted_at timestamptz not null,
  primary key (machine_id, day, slot_no)
);
create index slot_reconciliations_that_differ on slot_reconciliations (machine_id, day)
  where metered <> booked;
