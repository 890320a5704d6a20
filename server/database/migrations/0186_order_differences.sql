-- What came out of a slot on a day and its order, the points and gold or the money for it do not bear out.
create table order_differences (
  machine_id bigint not null references iter_machines (machine_id),
  day date not null,
  order_sn text not null,
  kind text not null check (kind in ('order', 'wallet', 'money')),
  -- What it should be, and what it is: pieces, points and gold together, or cents.
  expected bigint not null,
  found bigint not null,
  noted_at timestamptz not null,
  primary key (machine_id, day, order_sn, kind)
);
