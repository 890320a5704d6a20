-- Orders of which everything that was paid went back through after-sales end with that.
update orders
set state = 'refunded',
  deadline_at = null,
  reached = reached || jsonb_build_object(
    'refunded', to_char(back.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from (
  select user_id, order_sn, sum(amount) as amount, sum(money) as money,
    max(coalesce(ended_at, created_at)) as at
  from after_sales
  where state in ('refunding', 'refunded')
  group by user_id, order_sn
) back
where back.user_id = orders.user_id and back.order_sn = orders.order_sn
  and orders.state in ('shipped', 'finished', 'delivered')
  and back.amount = orders.points + orders.gold and back.money = orders.money;
