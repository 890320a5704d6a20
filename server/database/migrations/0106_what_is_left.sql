-- Whether what is left of the goods goes back. An order keeps it as the way that it goes.
alter table exchange_goods
  add column refund text not null default '' check (refund in ('', 'left'));

-- When a right of a packet was asked for: what was not is left of it.
alter table holdings add column received_at timestamptz;
update holdings set received_at = coalesce(used_at, starts_at)
where parent_id is not null and state in ('usable', 'used');

alter table holdings drop constraint holdings_state_check;
alter table holdings add constraint holdings_state_check check (
  state in ('waiting', 'usable', 'used', 'expired', 'offered', 'given', 'refunded')
);
-- What has gone back stands beside what has run out.
drop index holdings_of_tab;
alter table holdings drop column tab;
alter table holdings add column tab text not null generated always as (
  case when state in ('usable', 'offered') then 'usable'
    when state in ('used', 'given') then 'used'
    when state = 'refunded' then 'expired'
    else state end
) stored;
create index holdings_of_tab on holdings (user_id, tab, holding_id desc) where parent_id is null;

-- What went back of a thing that was used in part or not at all, once.
create table holding_refunds (
  user_id uuid not null,
  holding_id uuid not null,
  order_sn text not null,
  -- How many of its parts were left.
  parts_left bigint not null check (parts_left > 0),
  parts bigint not null check (parts >= parts_left),
  points bigint not null check (points >= 0),
  gold bigint not null check (gold >= 0),
  money bigint not null check (money >= 0),
  -- By itself, because it had run out; else its owner asked for it.
  expired boolean not null,
  created_at timestamptz not null,
  primary key (user_id, holding_id)
);
create index holding_refunds_of_order on holding_refunds (user_id, order_sn);

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'late', 'afterSale', 'undelivered', 'unplaced', 'left'));
