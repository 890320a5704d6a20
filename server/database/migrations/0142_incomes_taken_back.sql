-- What was taken back, for whoever has to do something about it.
create index incomes_taken_back on incomes (source, user_id, subject) where state = 'taken_back';
