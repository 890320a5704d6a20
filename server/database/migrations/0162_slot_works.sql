-- A hidden slot is sold to nobody; what lies in it stays in its book.
alter table iter_slots add column hidden boolean not null default false;

-- What somebody put into a slot, or found there when they counted.
create table slot_works (
  user_id uuid not null references users (user_id),
  -- Made up by the phone: a step that is sent again, be it days later, counts once.
  work_id uuid not null,
  kind text not null check (kind in ('load', 'count')),
  reason text not null check (reason in ('restocked', 'counted', 'expired', 'lost')),
  machine_id bigint not null references iter_machines (machine_id),
  slot_no text not null,
  offline_goods_id bigint not null,
  -- How many were put in, or were found there.
  units integer not null check (units >= 0),
  -- By how much the book moved.
  moved integer not null,
  -- Whether somebody had counted since, so that their count had it already.
  overtaken boolean not null,
  -- What is printed on what was put in; null where nobody said it.
  expires_on date,
  -- When it was done, which may be long before it was heard of.
  done_at timestamptz not null,
  noted_at timestamptz not null,
  primary key (user_id, work_id),
  check ((kind = 'load') = (reason = 'restocked')),
  check (expires_on is null or kind = 'load')
);
create index slot_works_of_goods on slot_works (offline_goods_id, done_at);
create index slot_movements_by_time on slot_movements (offline_goods_id, happened_at);
