-- What each machine has sold, by business day: written with the order that is delivered or paid
-- back, so that no report reads orders. A day keeps what it was: what goes back later counts on the
-- day on which it goes back.
create table machine_days (
  machine_id bigint not null,
  day date not null,
  sold integer not null default 0 check (sold >= 0),
  money bigint not null default 0 check (money >= 0),
  points bigint not null default 0 check (points >= 0),
  gold bigint not null default 0 check (gold >= 0),
  refunds integer not null default 0 check (refunds >= 0),
  money_back bigint not null default 0 check (money_back >= 0),
  points_back bigint not null default 0 check (points_back >= 0),
  gold_back bigint not null default 0 check (gold_back >= 0),
  primary key (machine_id, day)
);

create table machine_hours (
  machine_id bigint not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  sold integer not null check (sold >= 0),
  money bigint not null check (money >= 0),
  primary key (machine_id, day, hour)
);

create table machine_goods_days (
  machine_id bigint not null,
  day date not null,
  offline_goods_id bigint not null,
  title text not null,
  sold integer not null default 0 check (sold >= 0),
  money bigint not null default 0 check (money >= 0),
  points bigint not null default 0 check (points >= 0),
  gold bigint not null default 0 check (gold >= 0),
  refunds integer not null default 0 check (refunds >= 0),
  money_back bigint not null default 0 check (money_back >= 0),
  points_back bigint not null default 0 check (points_back >= 0),
  gold_back bigint not null default 0 check (gold_back >= 0),
  primary key (machine_id, day, offline_goods_id)
);

-- How often a machine's page was opened; by whom is nowhere.
create table machine_visits (
  machine_id bigint not null,
  day date not null,
  visits integer not null check (visits > 0),
  primary key (machine_id, day)
);

insert into machine_days (machine_id, day, sold, money, points, gold)
select counter::bigint, ((reached ->> 'delivered')::timestamptz at time zone 'Asia/Shanghai')::date,
  count(*), sum(money), sum(points), sum(gold)
from orders
where seller = 'machine' and kind <> 'test' and reached ->> 'delivered' is not null
group by 1, 2;

insert into machine_hours (machine_id, day, hour, sold, money)
select counter::bigint, ((reached ->> 'delivered')::timestamptz at time zone 'Asia/Shanghai')::date,
  extract(hour from (reached ->> 'delivered')::timestamptz at time zone 'Asia/Shanghai')::smallint,
  count(*), sum(money)
from orders
where seller = 'machine' and kind <> 'test' and reached ->> 'delivered' is not null
group by 1, 2, 3;

insert into machine_goods_days (machine_id, day, offline_goods_id, title, sold, money, points, gold)
select counter::bigint, ((reached ->> 'delivered')::timestamptz at time zone 'Asia/Shanghai')::date,
  order_lines.item::bigint, max(order_lines.title),
  count(*), sum(orders.money), sum(orders.points), sum(orders.gold)
from orders join order_lines using (user_id, order_sn)
where seller = 'machine' and kind <> 'test' and reached ->> 'delivered' is not null
group by 1, 2, 3;

insert into machine_days (machine_id, day, refunds, money_back, points_back, gold_back)
select orders.counter::bigint, (back.at at time zone 'Asia/Shanghai')::date as day, count(*),
  sum(after_sales.money), sum(after_sales.points), sum(after_sales.gold)
from after_sales
join orders using (user_id, order_sn)
join lateral (
  select min(created_at) as at from after_sale_events event
  where event.user_id = after_sales.user_id and event.after_sale_no = after_sales.after_sale_no
    and event.event in ('refunding', 'refunded')
) back on back.at is not null
where orders.seller = 'machine'
group by 1, 2
on conflict (machine_id, day) do update set refunds = excluded.refunds,
  money_back = excluded.money_back, points_back = excluded.points_back,
  gold_back = excluded.gold_back;

insert into machine_goods_days
  (machine_id, day, offline_goods_id, title, refunds, money_back, points_back, gold_back)
select orders.counter::bigint, (back.at at time zone 'Asia/Shanghai')::date as day,
  order_lines.item::bigint, max(order_lines.title), count(*),
  sum(after_sales.money), sum(after_sales.points), sum(after_sales.gold)
from after_sales
join orders using (user_id, order_sn)
join order_lines using (user_id, order_sn)
join lateral (
  select min(created_at) as at from after_sale_events event
  where event.user_id = after_sales.user_id and event.after_sale_no = after_sales.after_sale_no
    and event.event in ('refunding', 'refunded')
) back on back.at is not null
where orders.seller = 'machine'
group by 1, 2, 3
on conflict (machine_id, day, offline_goods_id) do update set refunds = excluded.refunds,
  money_back = excluded.money_back, points_back = excluded.points_back,
  gold_back = excluded.gold_back;
