-- Nothing leans on triggers or on GiST: whoever writes goods writes their words, and what is near
-- is found by cells of a thousandth of a degree, numbered as in server/grid.ts.
drop trigger if exists goods_words_kept on exchange_goods;
drop function if exists keep_goods_words();

drop index exchange_goods_by_place;
alter table exchange_goods add column cell bigint generated always as (
  least(floor((latitude + 90) * 1000), 179999)::bigint * 360000
    + floor((longitude + 180) * 1000)::bigint % 360000
) stored;
create index exchange_goods_by_cell on exchange_goods (cell) where on_shelf;
