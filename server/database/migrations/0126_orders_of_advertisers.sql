-- Money into the purse of an advertiser is ordered and paid as everything else is.
alter table orders drop constraint orders_seller_check;
alter table orders add constraint orders_seller_check
  check (seller in ('shop', 'machine', 'campaign', 'advertiser'));
