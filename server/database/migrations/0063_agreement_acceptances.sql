-- Who said yes to which version of what, and when; what is withdrawn is said once more.
create table agreement_acceptances (
  user_id uuid not null references users (user_id),
  acceptance_id uuid not null,
  agreement text not null,
  version text not null,
  said text not null check (said in ('accepted', 'withdrawn')),
  said_at timestamptz not null,
  primary key (user_id, acceptance_id)
);

-- So far one tick stood for both, and of each there was one version.
insert into agreement_acceptances (user_id, acceptance_id, agreement, version, said, said_at)
select user_id, gen_random_uuid(), agreement, '1.0', 'accepted', agreed_at
from users cross join (values ('user'), ('privacy')) as ticked (agreement)
where state = 'active';
