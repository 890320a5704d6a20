-- What was sold at a machine, the newest first: by the moment in which it came out.
create index orders_sold_at_machine on orders
  (counter, (reached ->> 'delivered') collate "C" desc, order_sn desc)
  where seller = 'machine' and (reached ->> 'delivered') is not null;

-- What a machine was told to give and did not, or nobody knows whether it did.
create index orders_gone_wrong on orders (counter, order_sn desc)
  where seller = 'machine' and state in ('failed', 'timedOut', 'refunded', 'lateDelivered');

-- What operators put in and took out, for reports: a small part of all movements.
create index slot_movements_by_hand on slot_movements (machine_id, happened_at)
  where kind in ('restocked', 'expired', 'lost');

create index machine_incidents_by_time on machine_incidents (machine_id, happened_at);

-- What an operator has found out about an order that went wrong, and that it is settled with that.
create table sale_marks (
  order_sn text primary key,
  machine_id bigint not null,
  outcome text not null check (outcome in ('found', 'taken', 'settled')),
  note text not null,
  user_id uuid not null references users (user_id),
  marked_at timestamptz not null
);
create index sale_marks_of_user on sale_marks (user_id);
