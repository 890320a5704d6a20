-- What was the default when it was put away is the default again when it comes back.
alter table addresses add column was_default boolean not null default false;
