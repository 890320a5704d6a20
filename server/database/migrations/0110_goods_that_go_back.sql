-- Goods that came back and were refused go to their owner again.
alter table after_sales
  drop constraint after_sales_state_check,
  drop constraint after_sales_check3,
  drop constraint after_sales_check4,
  add constraint after_sales_state_check check (state in (
    'applied', 'agreed', 'returning', 'refunding', 'refunded', 'resent', 'finished', 'refused',
    'rejected', 'toOwner', 'withOwner', 'cancelled', 'closed')),
  add constraint after_sales_answered check (
    (state in ('refused', 'rejected', 'toOwner', 'withOwner')) = (answer <> '')),
  add constraint after_sales_ended check (
    (ended_at is not null) =
    (state in ('refunded', 'finished', 'refused', 'withOwner', 'cancelled', 'closed')));

drop index after_sales_open;
create unique index after_sales_open on after_sales (user_id, order_sn)
  where state in ('applied', 'agreed', 'returning', 'resent', 'rejected', 'toOwner');
drop index after_sales_at_desk;
create index after_sales_at_desk on after_sales (created_at)
  where state in ('applied', 'returning', 'rejected');

alter table after_sales
  add column video_id uuid,
  -- Who pays for the way back; empty where nothing goes back, or nobody said so at the time.
  add column freight_by text not null default '' check (freight_by in ('', 'house', 'owner')),
  -- What the owner laid out for it, in cents, and what became of it.
  add column freight bigint not null default 0 check (freight >= 0),
  add column freight_state text not null default 'none'
    check (freight_state in ('none', 'claimed', 'repaid', 'settled', 'refused')),
  add column freight_answer text not null default '',
  add check ((freight > 0) = (freight_state <> 'none')),
  add check (freight = 0 or freight_by = 'house');
create index after_sales_freight on after_sales (created_at) where freight_state = 'claimed';
