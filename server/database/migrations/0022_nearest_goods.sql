-- The nearest first, however many there are, on a map that is true to angles.
drop index exchange_goods_by_place;
create index exchange_goods_by_place on exchange_goods
  using gist (point(longitude, degrees(asinh(tan(radians(latitude))))))
  where on_shelf and latitude is not null;
