-- What somebody leaves behind when they close their account is not taken back: it becomes the house's.
alter table incomes drop constraint incomes_state_check;
alter table incomes add constraint incomes_state_check
  check (state in ('pending', 'settled', 'frozen', 'paid', 'taken_back', 'left'));

-- What came back of each part of a price, in place of their sum: what stayed is known part by part.
alter table ad_spendings
  add column cents_back bigint not null default 0 check (cents_back between 0 and cents),
  add column points_back bigint not null default 0 check (points_back between 0 and points),
  add column commission_back bigint not null default 0 check (commission_back between 0 and commission),
  add column margin_back bigint not null default 0 check (margin_back between 0 and margin);
-- The margin always came back, then the reward, then what inviters had.
update ad_spendings set
  margin_back = margin,
  cents_back = least(cents, returned - margin),
  points_back = least(points, returned - margin - least(cents, returned - margin)),
  commission_back = greatest(0, returned - margin - cents - points)
where taken_back_at is not null;
alter table ad_spendings drop column returned;

-- Held are also the incomes of whoever invited the one who did it.
alter table offence_incomes add column user_id uuid references users (user_id);
update offence_incomes set user_id = offences.user_id
from offences where offences.offence_id = offence_incomes.offence_id;
alter table offence_incomes
  alter column user_id set not null,
  drop constraint offence_incomes_pkey,
  add primary key (offence_id, user_id, source, subject);
create index invite_rewards_of_subject on invite_rewards (guest_id, subject);
-- What was done with a part in a task: asked for each one that is received or reviewed.
create index offences_about on offences (user_id, about);
-- From when on all that somebody did is meant, where an offence is about no single thing.
alter table offences add column since timestamptz;
