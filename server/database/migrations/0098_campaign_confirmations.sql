-- What partners say was done. The reference stands for somebody in a campaign, and only we know whom.
create table campaign_confirmations (
  reference text primary key,
  campaign_key text not null references campaigns (campaign_key) on delete cascade,
  partner_key text not null,
  -- By a signed message, or with a file.
  how text not null check (how in ('message', 'file')),
  created_at timestamptz not null
);
create index campaign_confirmations_of on campaign_confirmations (campaign_key);
