-- The house knows an order by its number alone: when it is packed, and when it goes to the post.
create index orders_by_number on orders (order_sn);
