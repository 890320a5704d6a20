-- When somebody was told that what they want is there again; to want it anew they say so again.
alter table goods_wants add column told_at timestamptz;
create index goods_wants_waiting on goods_wants (goods_id) where told_at is null;
