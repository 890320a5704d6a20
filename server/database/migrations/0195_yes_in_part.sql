-- A yes to a part of what was asked for says why; so does every no.
alter table desk_records drop constraint desk_records_reason_given;
alter table desk_records add constraint desk_records_reason_given check (
  case action
    when 'propose' then reason is null
    when 'approve' then true
    else reason is not null
  end
);
