-- Whoever has a code that is soon over is told.
create index campaign_receipts_expiring on campaign_receipts (expires_at)
  where type = 'code' and state = 'done' and expires_at is not null;
