-- Which rules something was received under, how it was drawn, and whether it was given back.
alter table campaign_receipts
  add column version integer,
  add column draw_id uuid,
  drop constraint campaign_receipts_state_check,
  add constraint campaign_receipts_state_check check (state in ('done', 'waiting', 'returned'));
