-- Which goods a word finds, in the order that a search shows them. What is on the shelf alone.
create table goods_words (
  word text not null,
  weight integer not null,
  goods_id bigint not null,
  primary key (word, weight, goods_id)
);
insert into goods_words (word, weight, goods_id)
select distinct word, weight, goods_id
from exchange_goods cross join unnest(words) as word
where on_shelf;

-- A backup brings these rows itself.
create function keep_goods_words() returns trigger language plpgsql as $$
begin
  if current_setting('linji.restoring', true) = 'yes' then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from goods_words
    where word = any (old.words) and weight = old.weight and goods_id = old.goods_id;
  end if;
  if tg_op <> 'DELETE' and new.on_shelf then
    insert into goods_words (word, weight, goods_id)
    select distinct word, new.weight, new.goods_id from unnest(new.words) as word;
  end if;
  return null;
end
$$;
create trigger goods_words_kept
  after insert or delete or update of words, weight, on_shelf on exchange_goods
  for each row execute function keep_goods_words();

-- The three tabs of a wallet, and what waits in packets.
alter table holdings add column tab text not null generated always as (
  case when state in ('usable', 'offered') then 'usable'
    when state in ('used', 'given') then 'used'
    else state end
) stored;
create index holdings_of_tab on holdings (user_id, tab, holding_id desc) where parent_id is null;
create index holdings_waiting on holdings (user_id) where state = 'waiting';

-- What points tasks count since a day.
create index exchange_orders_received on exchange_orders (user_id, finished_at)
  where kind = 'goods' and finished_at is not null;
create index holding_uses_of_user on holding_uses (user_id, redeemed_at);
create index goods_wants_of_user on goods_wants (user_id, created_at);
