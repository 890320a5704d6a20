-- By which recruitment a reward was reckoned: its figures stay with it, whatever is paid to others later.
-- None where who was rewarded had left before this was kept.
alter table distributor_rewards add column recruitment_id integer;
update distributor_rewards set recruitment_id = distributors.recruitment_id
from distributors where distributors.user_id = distributor_rewards.user_id;
