-- The lists of whom partners invite belong to them: so does the job that forgets them.
update jobs
set name = 'partner: forget whom partners had invited to campaigns that are over',
  key = 'partner: forget whom partners had invited to campaigns that are over'
where name = 'prize: forget whom partners had invited to campaigns that are over';
