-- Who no longer wants something is remembered: wanting it again is not wanting more.
alter table goods_wants add column dropped_at timestamptz;
