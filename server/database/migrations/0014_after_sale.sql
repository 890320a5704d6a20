create sequence after_sale_serial;

create table after_sales (
  user_id uuid not null references users (user_id),
  after_sale_no text not null unique,
  -- Of the exchange shop or of a machine; what it says here is what it was when it was applied for.
  order_sn text not null,
  title text not null,
  image text not null,
  tint text not null,
  kind text not null check (kind in ('refund', 'return', 'exchange')),
  state text not null check (state in (
    'applied', 'agreed', 'returning', 'refunding', 'refunded', 'resent', 'finished', 'refused',
    'cancelled', 'closed')),
  number integer not null check (number > 0),
  currency text not null check (currency in ('points', 'gold', 'none')),
  amount bigint not null check (amount >= 0),
  -- In cents.
  money bigint not null check (money >= 0),
  reason text not null,
  description text not null default '',
  picture_ids uuid[] not null default '{}',
  -- Why it was refused; empty while it was not.
  answer text not null default '',
  -- Who of the house it was handed to because nobody answered; empty while nobody had to.
  keeper text not null default '',
  -- The parcel in which the goods come back.
  back_carrier text not null default '',
  back_tracking_no text not null default '',
  -- The parcel with the goods sent in exchange.
  carrier text not null default '',
  tracking_no text not null default '',
  city text not null default '',
  district text not null default '',
  created_at timestamptz not null,
  -- Until when the person or the house is waited for; null where nobody is.
  deadline_at timestamptz,
  resent_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, after_sale_no),
  check (kind <> 'exchange' or (amount = 0 and money = 0)),
  check (kind = 'exchange' or amount > 0 or money > 0),
  check (currency <> 'none' or amount = 0),
  check ((state = 'refused') = (answer <> '')),
  check (
    (ended_at is not null) = (state in ('refunded', 'finished', 'refused', 'cancelled', 'closed'))
  )
);
-- One at a time for an order.
create unique index after_sales_open on after_sales (user_id, order_sn)
  where state in ('applied', 'agreed', 'returning', 'resent');
create index after_sales_of_order on after_sales (user_id, order_sn);
create index after_sales_due on after_sales (deadline_at) where deadline_at is not null;
create index after_sales_at_desk on after_sales (created_at) where state in ('applied', 'returning');
create index after_sales_refunding on after_sales (created_at) where state = 'refunding';

-- What has happened to it, in order. Rows are only ever added.
create table after_sale_events (
  user_id uuid not null,
  after_sale_no text not null,
  position integer not null,
  event text not null,
  note text not null default '',
  created_at timestamptz not null,
  primary key (user_id, after_sale_no, position),
  foreign key (user_id, after_sale_no) references after_sales (user_id, after_sale_no)
);

create table after_sale_messages (
  user_id uuid not null,
  after_sale_no text not null,
  position integer not null,
  -- The name of who spoke for the house; empty where the person did.
  said_by text not null default '',
  text text not null,
  picture_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (user_id, after_sale_no, position),
  foreign key (user_id, after_sale_no) references after_sales (user_id, after_sale_no)
);

-- How many pieces of an order have come back for good: they are in stock again.
alter table exchange_orders
  add column returned integer not null default 0,
  add check (returned between 0 and number);
