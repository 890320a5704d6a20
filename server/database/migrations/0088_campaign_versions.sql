-- What a campaign said at each time: whatever was sold or received under a version keeps it.
create table campaign_versions (
  campaign_key text not null references campaigns (campaign_key),
  version integer not null,
  -- Of the definition as it is kept here: sha256 of its text.
  hash text not null,
  definition jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What was changed, as it is told to everybody.
  why text not null default '',
  published_at timestamptz not null,
  primary key (campaign_key, version)
);

insert into campaign_versions
  (campaign_key, version, hash, definition, starts_at, ends_at, published_at)
select campaign_key, version, encode(sha256(convert_to(definition::text, 'UTF8')), 'hex'),
  definition, starts_at, ends_at, imported_at
from campaigns;
