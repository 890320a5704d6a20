-- What a card of a campaign says, beside the whole of it: lists read nothing else.
alter table campaigns add column teaser jsonb not null default '{}';
update campaigns set teaser = jsonb_strip_nulls(jsonb_build_object(
  'key', definition -> 'key', 'kind', definition -> 'kind', 'routes', definition -> 'routes',
  'title', definition -> 'title', 'subtitle', definition -> 'subtitle', 'look', definition -> 'look',
  'hours', definition -> 'hours', 'words', definition -> 'words',
  'pick', coalesce(definition -> 'pick', '"choose"')
));
