-- Nothing was ever ordered by it.
alter table campaigns drop column position;

-- A prize that its file names no longer: what was given of it stays known, and no more of it is given.
alter table campaign_prizes add column retired_at timestamptz;
