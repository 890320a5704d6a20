-- The odds that a game is drawn by, as they were published one after the other.
create table draw_odds (
  game text not null,
  version integer not null,
  -- Of the rules that they follow from.
  rules integer not null,
  chances jsonb not null,
  consolation text not null,
  -- What is gone and what is back since those before; nothing where the rules are new.
  change jsonb not null,
  published_at timestamptz not null,
  primary key (game, version)
);
create index draw_odds_of_rules on draw_odds (game, rules, version desc);

-- Every draw with all that is needed to do it again.
create table draws (
  user_id uuid not null references users (user_id),
  draw_id uuid not null,
  game text not null,
  -- The number of the order or of the receipt that it was drawn for.
  drawn_for text not null,
  rules integer not null,
  odds integer not null,
  -- Each lot with its weight in this draw and how many of it were left.
  pool jsonb not null,
  -- Whether only what was promised could come.
  promised boolean not null,
  total bigint not null check (total > 0),
  place bigint not null check (place >= 0 and place < total),
  result text not null,
  drawn_at timestamptz not null,
  primary key (user_id, draw_id),
  unique (game, drawn_for),
  foreign key (game, odds) references draw_odds (game, version)
);
