-- Machines are found from near to far by blocks of the ground, each divided in a hundred: see
-- server/areas/machine/machines/blocks.ts. A cell is a block of the smallest, a hundredth of a degree.
alter table iter_machines add column cell bigint generated always as (
  floor((latitude + 90) * 100)::bigint * 36000 + floor((longitude + 180) * 100)::bigint % 36000
) stored;
create index iter_machines_by_cell on iter_machines (cell, machine_id);

-- In which blocks machines stand, by the larger one that each lies inside.
create table machine_blocks (
  level smallint not null,
  inside bigint not null,
  block bigint not null,
  primary key (level, inside, block)
);
insert into machine_blocks (level, inside, block)
  select distinct level,
    case level
      when 0 then 0
      when 1 then cell / 36000000 * 36 + cell % 36000 / 1000
      when 2 then cell / 3600000 * 360 + cell % 36000 / 100
      else cell / 360000 * 3600 + cell % 36000 / 10
    end,
    case level
      when 0 then cell / 36000000 * 36 + cell % 36000 / 1000
      when 1 then cell / 3600000 * 360 + cell % 36000 / 100
      when 2 then cell / 360000 * 3600 + cell % 36000 / 10
      else cell
    end
  from iter_machines cross join generate_series(0, 3) as level
  where cell is not null;

-- What machines are found by: the characters of their number, name and place, by ones, twos and threes.
create table machine_words (
  machine_id bigint primary key references iter_machines (machine_id) on delete cascade,
  words text[] not null
);
create index machine_words_by_word on machine_words using gin (words);
insert into machine_words (machine_id, words)
  select machine_id, array(
    select distinct word
    from regexp_split_to_table(
        lower(machine_sn || ' ' || name || ' ' || village || ' ' || address), '[^[:alnum:]]+') as term
      cross join generate_series(1, length(term)) as at
      cross join lateral (
        values (substr(term, at, 1)), (substr(term, at, 2)), (substr(term, at, 3))
      ) as part (word)
    where term <> '')
  from iter_machines;

-- How many machines have each of them; the empty one stands for all machines.
create table machine_grams (
  gram text primary key,
  machines integer not null
);
insert into machine_grams (gram, machines)
  select gram, count(*) from machine_words cross join unnest(words) as gram group by gram
  union all select '', count(*) from machine_words;
