-- From whom operators buy what they put into machines.
create table suppliers (
  supplier_key text primary key,
  name text not null,
  about text not null default '',
  phone text not null default '',
  area text not null default '',
  position integer not null
);

-- All goods there are so far came from the house's own warehouse.
insert into suppliers (supplier_key, name, about, area, position)
select 'warehouse', '自有仓库', '', '', 0 where exists (select from supplies);

alter table supplies add column supplier_key text references suppliers (supplier_key);
update supplies set supplier_key = 'warehouse';
alter table supplies alter column supplier_key set not null;

-- What is sold no more stays in the books of what was ordered.
alter table supplies add column off_shelf boolean not null default false;
