-- How often people came to a point of the app: a name of a fixed list and a day, and nobody's name.
create table point_counts (
  name text not null,
  day date not null,
  times bigint not null check (times > 0),
  primary key (name, day)
);
