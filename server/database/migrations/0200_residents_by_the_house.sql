-- Whoever looks after a village alone cannot confirm themselves: then the house does, at its desk.
alter table village_member_moves alter column by_id drop not null;
