-- A shop that is called something else says so on what people hold of it.
create index holdings_usable_of on holdings (merchant_id)
  where tab = 'usable' and merchant_id is not null;
