-- A search looks through the newest of somebody's orders, whoever sold them.
create index orders_by_time on orders (user_id, created_at desc, order_sn desc);
