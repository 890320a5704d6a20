-- What was sold of a merchant, piece by piece, as it was paid: it stays although its order is
-- cancelled and what it gave is gone.
create table holding_sales (
  user_id uuid not null references users (user_id),
  holding_id uuid not null,
  merchant_id bigint not null references merchants (merchant_id),
  -- Empty: of the demo.
  order_sn text not null,
  title text not null,
  points bigint not null check (points >= 0),
  gold bigint not null check (gold >= 0),
  -- In cents.
  money bigint not null check (money >= 0),
  sold_at timestamptz not null,
  primary key (user_id, holding_id)
);
create index holding_sales_of on holding_sales (merchant_id, sold_at desc, holding_id desc);

-- Of what was sold before, all that is still in somebody's hands or was used: each piece with its
-- part of the price, cut as refunds cut it.
insert into holding_sales
  (user_id, holding_id, merchant_id, order_sn, title, points, gold, money, sold_at)
select thing.user_id, thing.holding_id, thing.merchant_id, thing.order_sn, thing.title,
    div(line.points::numeric * thing.nth, line.number) - div(line.points::numeric * (thing.nth - 1), line.number),
    div(line.gold::numeric * thing.nth, line.number) - div(line.gold::numeric * (thing.nth - 1), line.number),
    div(line.money::numeric * thing.nth, line.number) - div(line.money::numeric * (thing.nth - 1), line.number),
    thing.created_at
  from (
    select holdings.*, row_number() over (partition by user_id, order_sn order by holding_id) as nth
    from holdings
    where parent_id is null and given_by is null and merchant_id is not null and order_sn <> ''
  ) thing
  join order_lines line on line.user_id = thing.user_id and line.order_sn = thing.order_sn
    and line.line = 1;

-- Who opened or closed a shop for a time, and put a package up or took it down: from what, to
-- what, and why.
create table shop_moves (
  move_id uuid primary key,
  merchant_id bigint not null references storefronts (merchant_id),
  user_id uuid not null references users (user_id),
  what text not null check (what in ('shop', 'package')),
  goods_id bigint references exchange_goods (goods_id),
  -- What a package was called then; empty of the shop itself.
  title text not null,
  -- Empty: it was not there.
  from_state text not null check (from_state in ('', 'open', 'closed', 'listed', 'unlisted')),
  to_state text not null check (to_state in ('open', 'closed', 'listed', 'unlisted')),
  reason text not null,
  created_at timestamptz not null
);
create index shop_moves_of on shop_moves (merchant_id, created_at desc, move_id desc);
create index shop_moves_by on shop_moves (user_id);
