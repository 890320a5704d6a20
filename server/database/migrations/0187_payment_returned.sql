-- Money that came in and went back without us is one more thing that no rule can place.
alter table payment_incidents drop constraint payment_incidents_kind_check;
alter table payment_incidents add constraint payment_incidents_kind_check
  check (kind in ('unknown', 'twice', 'amount', 'returned'));
