-- What is asked back is of all that an order was paid with: points, gold and cents.
alter table after_sales
  add column points bigint not null default 0 check (points >= 0),
  add column gold bigint not null default 0 check (gold >= 0);
update after_sales set points = amount where currency = 'points';
update after_sales set gold = amount where currency = 'gold';
alter table after_sales drop column currency, drop column amount;
