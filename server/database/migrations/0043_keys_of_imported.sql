-- What a file calls a thing by, so that the next file finds it again. What no file has brought in
-- has a key that none will name by chance.
alter table merchants
  add column merchant_key text not null unique default gen_random_uuid()::text;
alter table exchange_categories
  add column category_key text not null unique default gen_random_uuid()::text;
alter table exchange_goods
  add column goods_key text not null unique default gen_random_uuid()::text;
alter table villages
  add column village_key text not null unique default gen_random_uuid()::text;
alter table banners
  add column banner_key text not null unique default gen_random_uuid()::text;
