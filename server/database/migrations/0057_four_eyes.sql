-- A refund above a sum is proposed by one person and approved by another, who has another account of the machine.
alter table desk_records add column os_user text not null default '';
alter table desk_records drop constraint desk_records_action_check;
alter table desk_records add constraint desk_records_action_check
  check (action in ('propose', 'approve', 'refuse', 'settle'));
alter table desk_records drop constraint desk_records_reason_given;
alter table desk_records add constraint desk_records_reason_given
  check ((action in ('propose', 'approve')) = (reason is null));
