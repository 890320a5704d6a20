-- A person may see to something in another way than a yes or a no, and says how.
alter table desk_records drop constraint desk_records_action_check;
alter table desk_records add constraint desk_records_action_check
  check (action in ('approve', 'refuse', 'settle'));
alter table desk_records drop constraint desk_records_check;
alter table desk_records add constraint desk_records_reason_given
  check ((action = 'approve') = (reason is null));

-- Money that belongs to no payment goes back by the transaction it came in with, once.
alter table refunds alter column payment_no drop not null;
alter table refunds add column transaction_id text unique
  references payment_incidents (transaction_id);
alter table refunds add constraint refunds_of_one
  check ((payment_no is null) <> (transaction_id is null));
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'late', 'afterSale', 'undelivered', 'unplaced'));
-- The provider would not, and a person gave the money back in another way.
alter table refunds add column by_hand boolean not null default false;
alter table refunds add check (not by_hand or done_at is not null);
