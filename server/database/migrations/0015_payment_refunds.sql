-- Part of a payment may go back, and more of it later.
alter table payments add column refunded bigint not null default 0
  check (refunded between 0 and amount);
alter table refunds drop constraint refunds_payment_no_key;
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'late', 'afterSale', 'undelivered'));
create index refunds_of_payment on refunds (payment_no);
update payments set refunded = amount where state in ('refunding', 'refunded');
alter table payments add constraint payments_refunded_whole
  check ((state in ('refunding', 'refunded')) = (refunded = amount));

-- The key lets no event be written twice, nor one refund.
alter table payment_entries add column refund_no text not null default '';
update payment_entries set refund_no = refunds.refund_no from refunds
  where payment_entries.event = 'refunded' and refunds.payment_no = payment_entries.payment_no;
alter table payment_entries add check ((event = 'refunded') = (refund_no <> ''));
alter table payment_entries drop constraint payment_entries_pkey;
alter table payment_entries add primary key (payment_no, event, account, refund_no);

-- Money that came in and fits no payment of ours, until a person of the house has dealt with it.
create table payment_incidents (
  transaction_id text primary key,
  -- As the provider said it, so it may be none of ours.
  payment_no text not null,
  amount bigint not null,
  kind text not null check (kind in ('unknown', 'twice', 'amount')),
  told_at timestamptz not null,
  settled_at timestamptz
);
create index payment_incidents_open on payment_incidents (told_at) where settled_at is null;

-- In the books of the local payment provider too.
create table cashier_refunds (
  refund_no text primary key,
  trade_no text not null references cashier_trades (trade_no),
  amount bigint not null check (amount > 0)
);
insert into cashier_refunds (refund_no, trade_no, amount)
  select refund_no, trade_no, amount from cashier_trades where refund_no is not null;
alter table cashier_trades drop column refund_no;
