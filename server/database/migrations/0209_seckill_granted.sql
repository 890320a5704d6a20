-- A piece is somebody's before its order is written: who is next is found with one lock of the pieces.
alter table seckill_entries drop constraint seckill_entries_state_check;
alter table seckill_entries add constraint seckill_entries_state_check check (
  state in (
    'early', 'waiting', 'offered', 'granted', 'ordered', 'left', 'dropped', 'lapsed', 'missed'
  )
);
create index seckill_entries_granted on seckill_entries (item_id, place) where state = 'granted';
