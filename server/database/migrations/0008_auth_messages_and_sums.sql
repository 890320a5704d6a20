alter table captchas
  add column kind text not null default 'picture' check (kind in ('picture', 'sum'));

-- Which reminders a person wants; who never chose has no row.
create table message_settings (
  user_id uuid primary key references users (user_id),
  order_progress boolean not null,
  activity boolean not null,
  sign_in boolean not null
);
