-- What people say of the goods they have received, one review an order.
create table reviews (
  review_id uuid primary key,
  user_id uuid not null references users (user_id),
  order_sn text not null,
  goods_id bigint not null references exchange_goods (goods_id),
  stars smallint not null check (stars between 1 and 5),
  mood text not null check (mood in ('good', 'middling', 'bad')),
  words text not null,
  picture_ids uuid[] not null default '{}',
  -- Words in doubt wait for whoever looks at them; what is hidden stays with its reason.
  state text not null check (state in ('waiting', 'shown', 'hidden')),
  hidden_for text not null default '',
  answer text not null default '',
  answered_by text not null default '',
  created_at timestamptz not null,
  -- When a person of the house has looked at it.
  seen_at timestamptz,
  unique (user_id, order_sn),
  foreign key (user_id, order_sn) references orders (user_id, order_sn)
);
create index reviews_of_goods on reviews (goods_id, review_id) where state = 'shown';
create index reviews_of_mood on reviews (goods_id, mood, review_id) where state = 'shown';
create index reviews_pictured on reviews (goods_id, review_id) where state = 'shown' and picture_ids <> '{}';
create index reviews_unseen on reviews (stars, review_id) where state = 'shown' and seen_at is null;

-- What the shown ones come to, counted with each of them.
create table goods_scores (
  goods_id bigint primary key references exchange_goods (goods_id),
  shown integer not null check (shown >= 0),
  stars integer not null,
  pictured integer not null,
  good integer not null,
  middling integer not null,
  bad integer not null
);
