-- Which options somebody chose, by question. Advertisers are told how many did, and of written words nothing.
alter table ad_spendings add column answers jsonb not null default '{}';

update ad_spendings set answers = given.answers
from (
  select
    bill.user_id,
    bill.bill_user_id::text as subject,
    jsonb_object_agg(answer.key, answer.value) as answers
  from ad_bills bill
  join ad_tasks task on task.task_id = bill.task_id
  cross join lateral jsonb_each(bill.progress -> 'answers') as answer (key, value)
  cross join lateral jsonb_array_elements(task.creative -> 'questions') as question (content)
  where task.kind = 'questionnaire'
    and question.content ->> 'id' = answer.key
    and question.content ->> 'type' <> 'text'
  group by bill.user_id, bill.bill_user_id
) as given
where given.user_id = ad_spendings.user_id and given.subject = ad_spendings.subject;
