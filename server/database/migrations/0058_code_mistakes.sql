-- Codes that nobody showed, by who tried them and by whose number they bore, each hour.
create table code_mistakes (
  subject text not null,
  hour bigint not null,
  times integer not null,
  primary key (subject, hour)
);
