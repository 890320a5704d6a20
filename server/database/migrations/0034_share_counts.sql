-- How often a page went out to a chat or to the timeline: a page and a day, and nobody's name.
create table share_counts (
  page text not null,
  day date not null,
  target text not null check (target in ('timeline', 'chat')),
  times bigint not null check (times > 0),
  primary key (page, day, target)
);
create index share_counts_of_day on share_counts (day);
