-- One order for every seller. What was ordered stands in lines; what only the seller knows, in facts.
create sequence order_serial;
select setval('order_serial', greatest(
  (select last_value from exchange_order_serial),
  (select last_value from machine_order_serial),
  (select last_value from campaign_order_serial)
));

create table orders (
  user_id uuid not null,
  order_sn text not null,
  seller text not null check (seller in ('shop', 'machine', 'campaign')),
  flow text not null,
  kind text not null default '',
  -- Which place of the seller: a machine, a campaign; empty where there is but one.
  counter text not null default '',
  state text not null,
  points bigint not null default 0 check (points >= 0),
  gold bigint not null default 0 check (gold >= 0),
  -- In cents.
  money bigint not null default 0 check (money >= 0),
  note text not null default '',
  -- Why it ended before its time.
  reason text not null default ''
    check (reason in ('', 'user', 'expired', 'soldOut', 'fault', 'silence')),
  facts jsonb not null default '{}',
  province text,
  city text,
  district text,
  -- Name, phone and detail of the recipient, as they were when it was ordered.
  recipient bytea,
  carrier text not null default '',
  tracking_no text not null default '',
  created_at timestamptz not null,
  -- Until when its state waits for something.
  deadline_at timestamptz,
  paid_at timestamptz,
  received_at timestamptz,
  -- When it came to each of its states.
  reached jsonb not null default '{}',
  primary key (user_id, order_sn),
  check (points = 0 or gold = 0)
);

create table order_lines (
  user_id uuid not null,
  order_sn text not null,
  line smallint not null check (line > 0),
  -- By which the seller knows it: goods, what lies in a slot, a prize.
  item text not null,
  title text not null,
  image text not null,
  tint text not null,
  number integer not null check (number > 0),
  returned integer not null default 0 check (returned between 0 and number),
  points bigint not null default 0 check (points >= 0),
  gold bigint not null default 0 check (gold >= 0),
  money bigint not null default 0 check (money >= 0),
  primary key (user_id, order_sn, line)
);

create table order_tickets (
  user_id uuid not null,
  ticket_id uuid not null,
  seller text not null,
  item text not null,
  number integer not null check (number > 0),
  -- What the person was shown: a price that has changed since needs a new look.
  points bigint not null default 0,
  gold bigint not null default 0,
  money bigint not null default 0,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (user_id, ticket_id),
  check (points + gold + money > 0)
);
create index order_tickets_by_expiry on order_tickets (expires_at);

-- What limits are held against: how many of an item a person has had, in all or in a period.
create table purchases (
  user_id uuid not null,
  seller text not null,
  item text not null,
  period text not null,
  bought integer not null check (bought >= 0),
  primary key (user_id, seller, item, period)
);

create table machine_commands (
  machine_id bigint not null references iter_machines (machine_id),
  command_no bigint not null default nextval('machine_command_serial'),
  user_id uuid not null,
  order_sn text not null,
  primary key (machine_id, command_no),
  unique (user_id, order_sn)
);

-- A moment as JavaScript writes it.
create function pg_temp.iso(at timestamptz) returns text language sql as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

insert into orders (
  user_id, order_sn, seller, flow, kind, state, points, gold, money, note, reason,
  province, city, district, recipient, carrier, tracking_no,
  created_at, deadline_at, paid_at, received_at, reached
)
select user_id, order_sn, 'shop', flow, kind, state,
  case exchange_type when 1 then amount else 0 end,
  case exchange_type when 2 then amount else 0 end,
  money, note, cancelled_for, province, city, district, recipient, carrier, tracking_no,
  created_at,
  case
    when state = 'unpaid' then expires_at
    when state = 'shipped' then shipped_at + interval '10 days'
    when state = 'paid' and flow = 'visit' then (
      select max(held.expires_at) from holdings held
      where held.user_id = placed.user_id and held.order_sn = placed.order_sn)
  end,
  paid_at,
  case when flow = 'parcel' then finished_at end,
  jsonb_strip_nulls(jsonb_build_object(
    'unpaid', case when money > 0 then pg_temp.iso(created_at) end,
    'paid', pg_temp.iso(paid_at),
    'shipped', pg_temp.iso(shipped_at),
    'finished', pg_temp.iso(finished_at),
    'cancelled', pg_temp.iso(cancelled_at)))
from exchange_orders placed cross join lateral (
  select case
    when kind = 'goods' then 'parcel'
    when kind in ('course', 'match') then 'visit'
    when kind in ('coupon', 'packet') then 'returnable'
    else 'instant'
  end as flow) as way;
insert into order_lines (
  user_id, order_sn, line, item, title, image, tint, number, returned, points, gold, money
)
select user_id, order_sn, 1, goods_id::text, title, image, tint, number, returned,
  case exchange_type when 1 then amount else 0 end,
  case exchange_type when 2 then amount else 0 end,
  money
from exchange_orders;

insert into orders (
  user_id, order_sn, seller, flow, kind, counter, state, points, gold, money, reason, facts,
  created_at, deadline_at, paid_at, received_at, reached
)
select user_id, order_sn, 'machine', 'machine', kind, machine_id::text, state,
  case pay when 'points' then amount else 0 end,
  case pay when 'gold' then amount else 0 end,
  case pay when 'money' then amount else 0 end,
  case reason when 'unpaid' then 'expired' else reason end,
  jsonb_build_object('slotNo', slot_no, 'units', units, 'fault', fault),
  created_at, deadline_at, paid_at,
  case when state = 'delivered' then delivered_at end,
  jsonb_strip_nulls(jsonb_build_object(
    'unpaid', pg_temp.iso(created_at),
    'paid', pg_temp.iso(paid_at),
    'commanded', pg_temp.iso(commanded_at),
    'delivering', pg_temp.iso(delivering_at),
    'delivered', case when state <> 'lateDelivered' then pg_temp.iso(delivered_at) end,
    'lateDelivered', case when state = 'lateDelivered' then pg_temp.iso(delivered_at) end,
    'failed', case when reason <> 'silence' then pg_temp.iso(failed_at) end,
    'timedOut', case when reason = 'silence' then pg_temp.iso(failed_at) end,
    'refunded', pg_temp.iso(refunded_at),
    'cancelled', pg_temp.iso(cancelled_at)))
from machine_orders;
insert into order_lines (
  user_id, order_sn, line, item, title, image, tint, number, points, gold, money
)
select user_id, order_sn, 1, offline_goods_id::text, title, image, tint, 1,
  case pay when 'points' then amount else 0 end,
  case pay when 'gold' then amount else 0 end,
  case pay when 'money' then amount else 0 end
from machine_orders;
insert into machine_commands (machine_id, command_no, user_id, order_sn)
select machine_id, command_no, user_id, order_sn from machine_orders where command_no is not null;

insert into orders (
  user_id, order_sn, seller, flow, counter, state, points, gold, money, reason, facts,
  created_at, deadline_at, paid_at, reached
)
select user_id, order_sn, 'campaign', 'campaign', campaign_key, state,
  case pay when 'points' then amount else 0 end,
  case pay when 'gold' then amount else 0 end,
  case pay when 'money' then amount else 0 end,
  case when state = 'cancelled' then 'expired' else '' end,
  facts || jsonb_strip_nulls(jsonb_build_object(
    'heldOn', held_on, 'phone', translate(encode(phone, 'base64'), E'\n', ''),
    'receiptId', receipt_id)),
  created_at, expires_at, paid_at,
  jsonb_strip_nulls(jsonb_build_object(
    'unpaid', pg_temp.iso(created_at),
    'paid', pg_temp.iso(paid_at),
    'done', case when state = 'done' then pg_temp.iso(ended_at) end,
    'cancelled', case when state = 'cancelled' then pg_temp.iso(ended_at) end))
from campaign_orders;
insert into order_lines (
  user_id, order_sn, line, item, title, image, tint, number, points, gold, money
)
select user_id, order_sn, 1, coalesce(prize_key, ''), title, picture, tint, 1,
  case pay when 'points' then amount else 0 end,
  case pay when 'gold' then amount else 0 end,
  case pay when 'money' then amount else 0 end
from campaign_orders;

insert into order_tickets (
  user_id, ticket_id, seller, item, number, points, gold, money, expires_at, spent_at
)
select user_id, ticket_id, 'shop', goods_id::text, number,
  case exchange_type when 1 then amount else 0 end,
  case exchange_type when 2 then amount else 0 end,
  money, expires_at, spent_at
from exchange_tickets
union all
select user_id, ticket_id, 'machine', offline_goods_id::text, 1,
  case pay when 'points' then amount else 0 end,
  case pay when 'gold' then amount else 0 end,
  case pay when 'money' then amount else 0 end,
  expires_at, spent_at
from machine_tickets;

insert into purchases (user_id, seller, item, period, bought)
select user_id, 'shop', goods_id::text, '', bought from exchange_purchases
union all
select user_id, 'machine', offline_goods_id::text, day::text, bought from machine_purchases;

create index orders_of_state on orders (user_id, seller, state, order_sn desc);
create index orders_late on orders (deadline_at) where deadline_at is not null;
create index orders_to_ship on orders (paid_at) where state = 'paid' and flow = 'parcel';
create index orders_received on orders (user_id, received_at)
  where flow = 'parcel' and received_at is not null;
create index orders_at_counter on orders (seller, counter, state) where counter <> '';

alter table after_sales add column seller text not null default 'shop';
update after_sales set seller = 'machine'
from machine_orders sold
where sold.user_id = after_sales.user_id and sold.order_sn = after_sales.order_sn;
alter table after_sales alter column seller drop default;

drop table exchange_orders, machine_orders, campaign_orders;
drop table exchange_tickets, machine_tickets, exchange_purchases, machine_purchases;
drop sequence exchange_order_serial, machine_order_serial, campaign_order_serial;

drop function pg_temp.iso(timestamptz);
