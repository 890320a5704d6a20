-- Whom a partner has invited: their phones, as keyed hashes alone.
create table campaign_guests (
  campaign_key text not null references campaigns (campaign_key) on delete cascade,
  phone_hash text not null,
  primary key (campaign_key, phone_hash)
);
