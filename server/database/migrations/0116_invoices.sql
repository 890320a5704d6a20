-- Invoices that people ask for; the house issues them at the tax office and notes their numbers.
create sequence invoice_serial;
create table invoices (
  user_id uuid not null references users (user_id),
  invoice_no text not null unique,
  order_sn text not null,
  kind text not null check (kind in ('person', 'company')),
  -- Title, tax number and e-mail, sealed.
  addressee bytea,
  goods text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('requested', 'issued', 'reddened', 'refused', 'cancelled')),
  number text not null default '',
  red_number text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  issued_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, invoice_no),
  foreign key (user_id, order_sn) references orders (user_id, order_sn),
  check (state not in ('issued', 'reddened') or number <> '')
);
create unique index invoices_standing on invoices (user_id, order_sn) where state in ('requested', 'issued');
create index invoices_at_desk on invoices (created_at) where state in ('requested', 'issued');
