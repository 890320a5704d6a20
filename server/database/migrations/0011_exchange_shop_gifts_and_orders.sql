-- When a gift was accepted, which may be in another week than the one it was offered in.
alter table holding_invites add column accepted_at timestamptz;
update holding_invites set accepted_at = created_at where state = 'accepted';
create index holding_invites_accepted on holding_invites (user_id, accepted_at)
  where state = 'accepted';

-- Courses and matches that are still to come.
create index exchange_orders_to_visit on exchange_orders (user_id, order_sn)
  where state = 'paid' and kind in ('course', 'match');

-- The orders of a search, which goes over all kinds.
create index exchange_goods_of_all_by_points on exchange_goods (points_order, goods_id)
  where on_shelf;
create index exchange_stock_of_all_by_sold on exchange_stock (sold desc, goods_id desc);
