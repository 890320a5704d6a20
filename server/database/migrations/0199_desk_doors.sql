-- Where somebody decided: on the phone people are known by their account with us, at the desk by that of the machine.
alter table desk_records add column door text not null default 'desk'
  check (door in ('phone', 'desk'));
update desk_records set door = 'phone' where os_user ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$';
alter table desk_records alter column door drop default;
