-- The nearest first, however many there are, on a map that is true to angles.
drop index exchange_goods_by_place;
create index exchange_goods_by_place on exchange_goods
  using gist (point(longitude, degrees(asinh(tan(radians(latitude))))))
  where on_shelf and latitude is not null;

-- A category is looked at kind by kind.
drop index exchange_goods_of_category_by_weight;
drop index exchange_goods_of_category_by_points;
create index exchange_goods_of_category_by_weight
  on exchange_goods (kind, category_id, weight desc, goods_id desc) where on_shelf;
create index exchange_goods_of_category_by_points
  on exchange_goods (kind, category_id, points_order, goods_id) where on_shelf;
