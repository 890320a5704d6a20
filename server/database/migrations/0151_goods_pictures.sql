-- What else there is to see of goods, after the picture that their card shows.
alter table exchange_goods add column pictures text[] not null default '{}';
