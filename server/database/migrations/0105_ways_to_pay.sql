-- What goods cost: ways to pay, as many as one likes, each a mix of points, gold and cents.
alter table exchange_goods add column ways jsonb;
update exchange_goods set ways = (
  select jsonb_agg(
    jsonb_build_object('points', way.points, 'gold', way.gold, 'money', exchange_goods.money)
    order by way.place
  )
  from (values (1, exchange_goods.points, 0::bigint), (2, 0::bigint, exchange_goods.gold))
    as way (place, points, gold)
  where way.points > 0 or way.gold > 0
);

drop index exchange_goods_by_points;
drop index exchange_goods_of_all_by_points;
drop index exchange_goods_of_category_by_points;
alter table exchange_goods drop column points_order;
alter table exchange_goods
  drop column points,
  drop column gold,
  drop column money;

alter table exchange_goods
  alter column ways set not null,
  add check (jsonb_array_length(ways) > 0),
  -- The order by points: by the first way that asks for some; what none asks for them comes last.
  add column points_order bigint not null generated always as (
    coalesce((jsonb_path_query_first(ways, '$[*].points ? (@ > 0)'))::bigint, 2147483647)
  ) stored,
  -- There is no way without money.
  add column needs_money boolean not null generated always as (
    not jsonb_path_exists(ways, '$[*].money ? (@ == 0)')
  ) stored;
create index exchange_goods_by_points
  on exchange_goods (kind, points_order, goods_id) where on_shelf;
create index exchange_goods_of_all_by_points on exchange_goods (points_order, goods_id)
  where on_shelf;
create index exchange_goods_of_category_by_points
  on exchange_goods (kind, category_id, points_order, goods_id) where on_shelf;

-- An order is paid in both at once where its goods ask for both.
alter table orders drop constraint orders_check;
